import { type Book, type GameRecord, isHost, isMove, packMove, replay } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { type Reason, reasonFor } from './why.ts'

/**
 * Why the bot on this seat has made this entry of a record, by its own numbers at that moment: the game is played again
 * up to there. Null for what somebody else did, and where the bot has no reasons to tell.
 */
export function recordedWhy(book: Book, record: GameRecord, entry: number, seat: SeatNo): Reason | null {
  const made = record.entries[entry - 1]?.entry
  if (made === undefined || !isMove(made) || made.seat !== seat) return null
  const bot = botAt(record, entry, seat)
  if (bot === null) return null
  const { game } = replay(book, record, entry - 1).session
  return reasonFor(bot, game, packMove(book, made, game.terms))
}

/** The bot that played a seat when an entry was made; null: a person did. */
function botAt({ header, entries }: GameRecord, entry: number, seat: SeatNo): string | null {
  const changed = entries
    .slice(0, entry)
    .flatMap(({ entry: each }) =>
      isHost(each) && (each.host === 'botTakes' || each.host === 'botReturns') ? [each] : [],
    )
    .findLast((each) => each.seat === seat)
  if (changed === undefined) return header.seats[seat]?.bot ?? null
  return changed.host === 'botTakes' ? changed.bot : null
}
