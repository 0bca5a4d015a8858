import { MAX_AMOUNT } from '@hausregeln/engine'
import { parseAmount } from '@hausregeln/view-kit/design/fields/amount.ts'

/** What somebody has counted, as it is typed; null where nothing is, or what cannot be money. */
export function countedIn(typed: string): number | null {
  const amount = typed.trim() === '' ? null : parseAmount(typed)
  return amount === null || amount < 0 || amount > MAX_AMOUNT ? null : amount
}
