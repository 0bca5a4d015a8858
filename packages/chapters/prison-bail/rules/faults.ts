import type { Laid } from '@hausregeln/engine/kit/book/chapter.ts'
import { type BookFault, fault, mention, numberRemedy } from '@hausregeln/engine/kit/book/fault.ts'

/** A bail for every turn in which a player may have to pay it. */
export function bailFaults({ numbers: { bails, attempts } }: Laid): BookFault[] {
  if (typeof bails !== 'object' || bails.length >= (attempts as number)) return []
  const longer = Array.from({ length: attempts as number }, (_, round) => bails[round] ?? bails.at(-1) ?? 0)
  return [
    fault(
      ['numbers', 'bails'],
      `Die Zahl "bails" hat einen Betrag für jede von ${attempts} Runden, nicht ${bails.length}.`,
      `The number "bails" has an amount for each of ${attempts} rounds, not ${bails.length}.`,
      {
        names: [mention('number', 'bails')],
        remedies: [numberRemedy('bails', longer), numberRemedy('attempts', bails.length)],
      },
    ),
  ]
}
