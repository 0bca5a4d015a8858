import type { NumberValue } from '@hausregeln/engine/core/choice.ts'
import { sayings } from '@hausregeln/engine/core/saying.ts'
import type { Laid } from '@hausregeln/engine/kit/book/chapter.ts'
import { type BookFault, fault, numberRemedy } from '@hausregeln/engine/kit/book/fault.ts'
import { words } from './say/en.words.ts'
import type { Words } from './say/shape.words.ts'

const say = sayings<Words>('finite-bank', words)

/**
 * The bank has what the players and the pot begin with; where nobody reckoned with what it has, the bonus for games with
 * the third die was left out.
 */
export function bankFaults({ numbers, settled }: Laid): BookFault[] {
  const { maxSeats, startCash, bankCash, startBonus = 0 } = numbers as Readonly<Record<string, number>>
  const bonus = settled.thirdDie.value === null || settled.bankLimit.value === null ? 0 : startBonus
  const needed = maxSeats * (startCash + bonus) + sumOf(numbers.handicap) + Number(numbers.potStart ?? 0)
  if (bankCash >= needed) return []
  return [
    fault(['numbers', 'bankCash'], say('tooLittle', { has: bankCash, players: maxSeats, needed }), {
      remedies: [numberRemedy('bankCash', needed)],
    }),
  ]
}

function sumOf(list: NumberValue): number {
  return typeof list === 'object' ? list.reduce((sum, one) => sum + one, 0) : 0
}
