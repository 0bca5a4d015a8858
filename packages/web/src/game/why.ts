import { type Reason, reasonFor } from '@hausregeln/bots/steady/why.ts'
import { isMove, packMove, replay, type Session } from '@hausregeln/engine'

/**
 * Why the bot on this seat has made this entry of the record, by its own numbers at that moment: the game is played again up to
 * there. Null for what somebody else did, and where the bot has no reasons to tell.
 */
export function whyOf({ game: { book }, header, record }: Session, entry: number, seat: number): Reason | null {
  const made = record.entries[entry - 1]?.entry
  if (made === undefined || !isMove(made) || made.seat !== seat) return null
  const bot = header.seats[made.seat]?.bot
  if (bot === undefined) return null
  const { game } = replay(book, record, entry - 1).session
  return reasonFor(bot, game, packMove(book, made, game.terms))
}
