import { ACTIONS, BANK, type Lens } from '@hausregeln/engine'
import { dividendPerShare } from '@hausregeln/engine/chapters/shares/dividend.ts'
import { SHARES_EACH, sharesOf } from '@hausregeln/engine/chapters/shares/holdings.ts'

/** Whether players consist of shares in this rulebook. */
export function hasShares(l: Lens): boolean {
  return l.book.actions[ACTIONS.sellShares.code] !== undefined
}

/** Whether only shares change hands between players. */
export function tradesSharesOnly(l: Lens): boolean {
  return l.book.rules.shareTrade !== undefined
}

export function isIn(l: Lens, seat: number): boolean {
  return ((l.s.alive >>> seat) & 1) === 1
}

/** Players in the game. */
export function issuersIn(l: Lens): number[] {
  return Array.from({ length: l.s.seats }, (_, seat) => seat).filter((seat) => isIn(l, seat))
}

/** Spaces to the start, from 1 to the whole way round. */
export function stepsToStart(l: Lens, seat: number): number {
  return l.book.board.spaces - (l.s.place[seat] ?? 0)
}

/** What a player will pay at the start on his shares in other hands. */
export function dividendDue(l: Lens, seat: number): number {
  return dividendPerShare(l, seat) * (SHARES_EACH - sharesOf(l, seat, seat))
}

/** The largest holder of a player beside himself; the bank counts. */
export function largestOther(l: Lens, issuer: number): { readonly holder: number; readonly held: number } {
  let best = { holder: BANK, held: sharesOf(l, issuer, BANK) }
  for (const holder of issuersIn(l)) {
    const held = sharesOf(l, issuer, holder)
    if (holder !== issuer && held > best.held) best = { holder, held }
  }
  return best
}
