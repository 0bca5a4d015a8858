import { BANK, type GameView } from '@hausregeln/engine'
import { nextAlive } from '@hausregeln/engine/kit/seats.ts'
import { dividendPerShare } from '../rules/dividend.ts'
import { sharesEach, sharesOf } from '../rules/holdings.ts'

/** Whether players consist of shares in this rulebook. */
export function hasShares(l: GameView): boolean {
  return l.book.codes.sellShares !== undefined
}

/** Whether only shares change hands between players. */
export function tradesSharesOnly(l: GameView): boolean {
  return l.book.chapters.has('share-trade')
}

/** Whether a player is still in the game. */
export function isIn(l: GameView, seat: number): boolean {
  return ((l.s.alive >>> seat) & 1) === 1
}

/** Players in the game. */
export function issuersIn(l: GameView): number[] {
  return Array.from({ length: l.s.seats }, (_, seat) => seat).filter((seat) => isIn(l, seat))
}

/** Spaces to the start, from 1 to the whole way round. */
export function stepsToStart(l: GameView, seat: number): number {
  return l.book.board.spaces - (l.s.place[seat] ?? 0)
}

/** What a player will pay at the start on their shares in other hands, by this much a share. */
export function dividendDue(l: GameView, seat: number, perShare = dividendPerShare(l, seat)): number {
  return perShare * (sharesEach(l.book) - sharesOf(l, seat, seat))
}

/** At the end of whose turn the report of this seat is late; -1: it owes none, or is late already. */
export function reportDeadline(l: GameView, seat: number): number {
  const due = l.s.parts.shares.reportDue[seat] ?? 0
  if (due <= 0 || ((l.s.parts.shares.reportsOwed >>> seat) & 1) === 0) return -1
  return due > l.s.turns ? nextAlive(l, l.s.turnSeat) : l.s.turnSeat
}

/** The largest other holder of a player's shares; the bank counts. */
export function largestOther(l: GameView, issuer: number): { readonly holder: number; readonly held: number } {
  let best = { holder: BANK, held: sharesOf(l, issuer, BANK) }
  for (const holder of issuersIn(l)) {
    const held = sharesOf(l, issuer, holder)
    if (holder !== issuer && held > best.held) best = { holder, held }
  }
  return best
}

/** Prices to compare today's with. */
export interface PricesBefore {
  readonly prices: readonly number[]
  /** They are those of a whole round ago; else of the beginning, as no round is over yet. */
  readonly round: boolean
}

/** The prices of a round ago, by what was weighed when each turn began; null before the second turn. */
export function pricesBefore(
  weighed: readonly { readonly prices: readonly number[] }[],
  players: number,
): PricesBefore | null {
  const [first] = weighed
  if (first === undefined || weighed.length < 2) return null
  const before = weighed.at(-1 - players)
  return { prices: (before ?? first).prices, round: before !== undefined }
}
