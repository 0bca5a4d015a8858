import type { TableState } from '../state.ts'
import type { Fact } from '../step.ts'

/** The bots of a table sit down at the next one; persons do so themselves, each with a nonce of its own. */
export function rematchFacts({ seats }: TableState): Fact[] {
  return seats.flatMap(({ bot }, seat) => (bot === null ? [] : [{ fact: 'botSat' as const, seat, bot }]))
}
