import { type GameRecord, replay, State, Terms, view } from '@hausregeln/engine'
import { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import { loadedBookOf } from '../game/books/books.ts'
import type { TableView } from '../game/client.ts'
import { DEFAULT_SETTINGS } from '../game/settings/settings.ts'
import type { Player } from '../game/types.ts'

/** A finished game as it stood after so many entries, with everything open; null for an unknown rulebook. */
export function gameAt(id: string, record: GameRecord, entries: number, players: readonly Player[]): TableView | null {
  const rulebook = loadedBookOf(record.header)
  if (rulebook === undefined) return null
  const chronicle = new Chronicle()
  const { session } = replay(rulebook.book, record, entries, chronicle)
  const { bytes } = view(session.game, -1)
  const state = new State(rulebook.book.layout)
  state.load(bytes)
  return {
    game: { id, header: record.header, players, persons: [] },
    rulebook,
    gameView: { book: rulebook.book, s: state, terms: new Terms() },
    log: chronicle.lines,
    snapshot: {
      id,
      change: entries,
      view: bytes,
      logKept: 0,
      log: chronicle.lines,
      wealth: chronicle.wealth,
      undoSeat: -1,
      countdown: null,
      endsAt: null,
      slips: [],
      botsPlay: false,
      settings: DEFAULT_SETTINGS,
      fault: null,
    },
  }
}
