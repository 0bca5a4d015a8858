import type { TableState } from '../state/state.ts'
import type { Fact } from '../steps/step.ts'

/**
 * Bots, and those at a real board without a device, sit down at the next table; the others do so themselves, each with a
 * nonce of its own.
 */
export function rematchFacts({ seats }: TableState): Fact[] {
  return seats.flatMap(({ name, guest, bot }, seat): Fact[] => {
    if (bot !== null) return [{ fact: 'botSat', seat, bot, ...(name !== null && { name }) }]
    return name !== null && guest === null ? [{ fact: 'personSat', seat, name }] : []
  })
}
