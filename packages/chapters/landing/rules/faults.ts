import { sayings } from '@hausregeln/engine/core/saying.ts'
import type { Laid } from '@hausregeln/engine/kit/book/chapter.ts'
import { type BookFault, choiceRemedy, fault } from '@hausregeln/engine/kit/book/fault.ts'
import { words } from './say/en.words.ts'
import type { Words } from './say/shape.words.ts'

const say = sayings<Words>('landing', words)

/** A pot that is filled and that nobody can win. */
export function potFaults({ board: { spaces }, settled, numbers: { potStart, potRefill } }: Laid): BookFault[] {
  const isFilled = settled.feesToPot.value !== 0 || Number(potStart ?? 0) > 0 || Number(potRefill ?? 0) > 0
  const byLanding = settled.onParking.id === 'winPot' && spaces.some(({ kind }) => kind === 'parking')
  if (!isFilled || byLanding || settled.doubleOne.value !== null) return []
  return [
    fault(['choices', 'feesToPot'], say('lostPot'), {
      remedies: [
        ...(spaces.some(({ kind }) => kind === 'parking') ? [choiceRemedy('onParking', 'winPot')] : []),
        choiceRemedy('doubleOne', 'winsPot'),
        choiceRemedy('feesToPot', 'toBank'),
      ],
    }),
  ]
}
