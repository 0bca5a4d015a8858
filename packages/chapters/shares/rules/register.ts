import type { Game } from '@hausregeln/engine/core/game.ts'
import type { Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { majority, sharesOf } from './holdings.ts'
import { demandReport } from './report.ts'
import { SHAREHOLDERS } from './section.ts'

/**
 * Shares change hands, and the register has it: from whom, to whom, whose, how many, and for how much in all.
 * A player who has none of their own any more is taken over as soon as nothing else is open.
 */
export function moveShares(
  g: Game,
  issuer: number,
  from: number,
  to: number,
  number: number,
  price: number,
  slot: Slot,
): void {
  const { held: shares } = g.s.parts.shares
  const row = issuer * SHAREHOLDERS
  shares[row + from] -= number
  shares[row + to] += number
  g.emit?.('sharesMoved', slot, from, to, issuer, number, price)
  if (from === issuer) ownSharesFell(g, issuer, shares[row + issuer] + number)
  // Who is out for want of money stays so.
  const isBroke = g.book.policies.outAtZero && g.s.cash[issuer] === 0
  if (to === issuer && shares[row + issuer] === number && !isBroke) g.s.doomed &= ~(1 << issuer)
  touchShares(g, issuer)
}

/**
 * A player has fewer of their own shares than the `before`: the exchange wants to know, or the player is about to go.
 */
function ownSharesFell(g: Game, issuer: number, before: number): void {
  const now = sharesOf(g, issuer, issuer)
  if (now === 0) g.s.doomed |= 1 << issuer
  if (before >= majority(g.book) && now < majority(g.book)) demandReport(g, issuer)
}

/** The shares of a player who has left are void. */
export function voidShares(g: Game, issuer: number): void {
  g.s.parts.shares.held.fill(0, issuer * SHAREHOLDERS, (issuer + 1) * SHAREHOLDERS)
  touchShares(g, issuer)
}

function touchShares(g: Game, issuer: number): void {
  if (g.s.open !== 0) for (const matter of g.book.matters) matter.onLot?.(g, issuer)
}
