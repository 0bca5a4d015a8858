import { STAGE } from '@hausregeln/engine/core/agenda.ts'
import type { Book, Landing } from '@hausregeln/engine/core/book.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import { owe, transfer } from '@hausregeln/engine/kit/money.ts'
import { Turn } from '../../turn/rules/stages.ts'

/**
 * What the bank pays for a throw, negative what is paid to it: the even die less the odd one; for two odd dice their
 * sum is paid, for two even ones received.
 */
export function riskOf({ numbers }: Book, dieA: number, dieB: number): number {
  const signed = (die: number) => (die % 2 === 0 ? die : -die)
  return (signed(dieA) + signed(dieB)) * ((dieA === dieB ? numbers.riskDoublesStake : numbers.riskStake) as number)
}

/** The last throw decides who pays. */
export const takeRisk: Landing = (g, frame, seat) => {
  g.s.frames[frame + STAGE] = Turn.resolved
  const amount = riskOf(g.book, g.s.dieA, g.s.dieB)
  if (amount < 0) owe(g, seat, BANK, -amount, 'risk')
  else transfer(g, BANK, seat, amount, 'risk')
}
