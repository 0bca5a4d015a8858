import type { Lens, Packed, Terms } from '@hausregeln/engine'

/** No action: a bot that may act need not. */
export const NOTHING: Packed = 0

/**
 * A player. It reads what everybody sees and never the state; one bot plays one seat of one game at a time.
 * For an offer it writes the terms into `terms` and returns the packed `offer`.
 */
export interface Bot {
  readonly name: string
  /** A new game begins. `seed`: a whole number from 0 to 2^53 - 1, for the bot's own chance. */
  begin(seed: number): void
  /** The seat must decide: a legal action. */
  decide(l: Lens, seat: number, terms: Terms): Packed
  /** The seat may act on an open matter: a legal action, or `NOTHING`. */
  consider(l: Lens, seat: number, terms: Terms): Packed
}
