import { KIND } from '../../core/agenda.ts'
import type { Game, Lens } from '../../core/game.ts'
import { ACCOUNTS, BANK, FRAME_WORDS, SEATS } from '../../core/limits.ts'
import { transfer } from '../../kit/money.ts'

/** All that the debtor of a debt frame owes at once, by account: the debt, and what else the frame below it obliges him to. */
export function claimsOn(l: Lens, frame: number, debtor: number, creditor: number, amount: number): Int32Array {
  const claims = new Int32Array(ACCOUNTS)
  claims[creditor] = amount
  const below = frame - FRAME_WORDS
  l.book.frames[l.s.frames[below + KIND]]?.claims?.(l, below, debtor, claims)
  return claims
}

/**
 * Shares all cash of a debtor in proportion to the claims, rounded down; the rest goes to the largest claim. Of equal
 * claims the first in turn order after the debtor is the largest, and the bank comes last.
 */
export function shareByClaims(g: Game, debtor: number, claims: Int32Array): void {
  const cash = g.s.cash[debtor]
  const total = claims.reduce((sum, claim) => sum + claim, 0)
  const creditors = [...Array(SEATS).keys()].map((step) => (debtor + step) % SEATS)
  const owed = [...creditors, BANK].filter((creditor) => claims[creditor] > 0)
  const shares = owed.map((creditor) => Math.floor((cash * claims[creditor]) / total))
  const rest = cash - shares.reduce((sum, share) => sum + share, 0)
  const largest = owed.reduce((best, creditor) => (claims[creditor] > claims[best] ? creditor : best), owed[0])
  owed.forEach((creditor, index) => {
    const share = shares[index] + (creditor === largest ? rest : 0)
    transfer(g, debtor, creditor, share, 'bankruptToBank')
    if (share > 0 && creditor < BANK) g.book.received(g, creditor)
  })
}
