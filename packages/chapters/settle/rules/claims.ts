import { frameRule, KIND, topFrame } from '@hausregeln/engine/core/agenda.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { ACCOUNTS, BANK, FRAME_WORDS, POT, SEATS } from '@hausregeln/engine/core/limits.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'

/** All that a seat owes at once, by account: its open debts, and what else frames oblige it to. Rent not yet demanded aside. */
export function claimsOn(l: GameView, debtor: number): Int32Array {
  const claims = new Int32Array(ACCOUNTS)
  addClaims(l, debtor, claims)
  return claims
}

/** Adds to `claims` what the frames of the agenda oblige this seat to. */
export function addClaims(l: GameView, debtor: number, claims: Int32Array): void {
  for (let frame = topFrame(l); frame >= 0; frame -= FRAME_WORDS)
    frameRule(l, l.s.frames[frame + KIND])?.claims?.(l, frame, debtor, claims)
}

/** The sum of all claims. */
export function totalOf(claims: Int32Array): number {
  let sum = 0
  for (let account = 0; account < claims.length; account++) sum += claims[account]
  return sum
}

/**
 * Shares all cash of a debtor in proportion to the claims, rounded down; the rest goes to the largest claim. Of equal
 * claims the first in turn order after the debtor is the largest; the bank and the pot come last.
 */
export function shareByClaims(g: Game, debtor: number, claims: Int32Array): void {
  const cash = g.s.cash[debtor]
  const total = totalOf(claims)
  const creditors = [...Array(SEATS).keys()].map((step) => (debtor + step) % SEATS)
  const owed = [...creditors, BANK, POT].filter((creditor) => claims[creditor] > 0)
  const shares = owed.map((creditor) => Math.floor((cash * claims[creditor]) / total))
  const rest = cash - shares.reduce((sum, share) => sum + share, 0)
  const largest = owed.reduce((best, creditor) => (claims[creditor] > claims[best] ? creditor : best), owed[0])
  owed.forEach((creditor, index) => {
    const share = shares[index] + (creditor === largest ? rest : 0)
    transfer(g, debtor, creditor, share, 'bankruptToBank')
    if (share > 0 && creditor < BANK) g.book.policies.received(g, creditor)
  })
}
