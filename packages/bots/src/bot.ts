import type { Listener, Packed, Shown, Terms } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'

/** No action: a bot that may act need not. */
export const NOTHING: Packed = 0

/**
 * A player. It is given what a game shows and never the game; one bot plays one seat of one game at a time.
 * For an offer it writes the terms into `terms` and returns the packed `offer`.
 */
export interface Bot {
  readonly name: string
  /** A new game begins. `seed`: a whole number from 0 to 2^53 - 1, for the bot's own chance. */
  begin(seed: number): void
  /** The seat must decide: a legal action. */
  decide(l: Shown, seat: SeatNo, terms: Terms): Packed
  /** The seat may act on an open matter: a legal action, or `NOTHING`. */
  consider(l: Shown, seat: SeatNo, terms: Terms): Packed
  /** Hears every event of its games, if it wants to. */
  readonly hear?: Listener
  /** The game is over, or was given up. */
  end?(l: Shown, seat: SeatNo): void
}
