import { pack } from '@hausregeln/engine'
import type { Play } from '@hausregeln/engine/kit/play.ts'
import { AUCTION_FRAME } from './rules/vocabulary.ts'

export const play: Play = {
  /** A player who knows no better passes. */
  frames: { [AUCTION_FRAME]: (l, seat) => pack(l.book.codes.pass, seat) },
}
