import type { Laid } from '@hausregeln/engine/kit/book/chapter.ts'
import { type BookFault, choiceRemedy, fault } from '@hausregeln/engine/kit/book/fault.ts'

/** A pot that is filled and that nobody can win. */
export function potFaults({ board: { spaces }, settled, numbers: { potStart, potRefill } }: Laid): BookFault[] {
  const isFilled = settled.feesToPot.value !== 0 || Number(potStart ?? 0) > 0 || Number(potRefill ?? 0) > 0
  const byLanding = settled.onParking.id === 'winPot' && spaces.some(({ kind }) => kind === 'parking')
  if (!isFilled || byLanding || settled.doubleOne.value !== null) return []
  return [
    fault(
      ['choices', 'feesToPot'],
      'In den Topf kommt Geld, und niemand kann es gewinnen.',
      'Money goes to the pot, and nobody can win it.',
      {
        remedies: [
          ...(spaces.some(({ kind }) => kind === 'parking') ? [choiceRemedy('onParking', 'winPot')] : []),
          choiceRemedy('doubleOne', 'winsPot'),
          choiceRemedy('feesToPot', 'toBank'),
        ],
      },
    ),
  ]
}
