import type { NumberValue } from '../../core/choice.ts'
import type { Laid } from '../../kit/book/chapter.ts'
import { type BookFault, fault, numberRemedy } from '../../kit/book/fault.ts'

/** The bank has what the players and the pot begin with. */
export function bankFaults({ numbers }: Laid): BookFault[] {
  const { maxSeats, startCash, bankCash } = numbers as Readonly<Record<string, number>>
  const needed = maxSeats * startCash + sumOf(numbers.handicap) + Number(numbers.potStart ?? 0)
  if (bankCash >= needed) return []
  return [
    fault(
      ['numbers', 'bankCash'],
      `Die Bank hat ${bankCash}, und ${maxSeats} Spieler beginnen mit ${needed}.`,
      `The bank has ${bankCash}, and ${maxSeats} players begin with ${needed}.`,
      { remedies: [numberRemedy('bankCash', needed)] },
    ),
  ]
}

function sumOf(list: NumberValue): number {
  return typeof list === 'object' ? list.reduce((sum, one) => sum + one, 0) : 0
}
