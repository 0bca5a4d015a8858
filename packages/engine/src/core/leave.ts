import { frameRule, insertFrame, KIND } from './agenda.ts'
import type { Book } from './book.ts'
import type { Game } from './game.ts'
import { FRAME_WORDS } from './limits.ts'

/**
 * A seat leaves the game: bankruptcy, takeover, elimination, resignation and a host's removal all end here.
 * `heir` is a seat or the bank. Frames and matters are told first, then the possessions go where the rulebook says.
 */
export function leave(g: Game, seat: number, heir: number, estate: Book['estate'] = g.book.estate): void {
  const s = g.s
  s.alive &= ~(1 << seat)
  s.doomed &= ~(1 << seat)
  // A frame that still waits for dice or a card asks for them again.
  s.awaiting = 0
  s.awaitingFor = 0
  g.emit?.('left', 'lastPlayer', seat, heir)
  for (let position = 0; position < s.depth; position++) {
    const frame = position * FRAME_WORDS
    frameRule(g, s.frames[frame + KIND])?.leave(g, frame, seat, heir)
  }
  for (const matter of g.book.matters) matter.onLeave(g, seat)
  // The possessions go before the end is judged: an heir is the richer for them, and a player who has left owns
  // nothing.
  estate(g, seat, heir)
  g.book.seatLeft(g)
}

/** Lays a frame directly above the turn: it waits until whatever runs now is done. */
export function afterThis(g: Game, kind: number, seat: number): number {
  return insertFrame(g, Math.min(1, g.s.depth), kind, seat)
}
