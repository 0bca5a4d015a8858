import { dividendPerShare } from '@hausregeln/chapters/shares/rules/dividend.ts'
import { sharesEach, sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import type { GameView } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Picture } from '../reading/picture.ts'

/** Spaces before the start from which on its dividend is kept ready, in part and in full. */
const IN_SIGHT = 24
const NEAR = 13

/** Spaces of an average turn, doubles included. */
const SPACES_A_TURN = 8.3

/** Money to keep for the dividend that is due at the start, before the salary: the more the nearer it is. */
export function dividendAhead(p: Picture, l: GameView, seat: SeatNo): number {
  if (!p.ground.shares) return 0
  const away = l.book.board.spaces - l.s.place[seat]
  if (away > IN_SIGHT) return 0
  const due = dividendPerShare(l, seat) * (sharesEach(l.book) - sharesOf(l, seat, seat))
  return away <= NEAR ? due : (due * (IN_SIGHT - away)) / (IN_SIGHT - NEAR)
}

/**
 * What one share of a player pays over the horizon: a dividend a lap, by cash that lies between their last report's and
 * what they have now.
 */
export function dividendsOf(p: Picture, l: GameView, issuer: SeatNo): number {
  const laps = (p.tuning.horizon * SPACES_A_TURN) / l.book.board.spaces
  return (laps * (l.s.parts.shares.reportCash[issuer] + l.s.cash[issuer])) / 2 / sharesEach(l.book)
}
