import { ACCOUNTS } from '@hausregeln/engine'
import type { Line } from './ledger.ts'

/** Money that went from one account to another. */
export interface Payment {
  readonly from: number
  readonly to: number
  readonly amount: number
}

/** What a line has moved, found by comparing everybody's money with what it was before; null: nothing. */
export function paymentOf({ balances }: Line, before: Int32Array): Payment | null {
  if (balances === before) return null
  let from = -1
  let to = -1
  let amount = 0
  for (let account = 0; account < ACCOUNTS; account++) {
    const change = (balances[account] ?? 0) - (before[account] ?? 0)
    if (change < 0) from = account
    if (change <= 0) continue
    to = account
    amount += change
  }
  return amount === 0 ? null : { from, to, amount }
}
