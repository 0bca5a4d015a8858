import { isBotName } from '@hausregeln/bots'
import {
  type ChanceSource,
  type HostEntry,
  type Move,
  RECORD_FORMAT,
  RecordError,
  type RecordHeader,
  readRecord,
  replay,
  Session,
  writeRecord,
} from '@hausregeln/engine'
import { findRulebook } from '@hausregeln/rulebooks'
import { PIECE_SHAPES } from '../board/pieceShapes.ts'
import { seatColour } from '../design/palette.ts'
import { Chronicle } from './chronicle.ts'
import { DEFAULT_COUNTDOWN } from './pace.ts'
import { addGame, listGames, loadGame, removeGame, writeGame } from './saves.ts'
import { Table } from './table.ts'
import type { Backend, NewGame, OpenGame, Player, SavedGame, Snapshot, TableSettings } from './types.ts'

/** The worker's side: games are played, saved after every change, and told to the page. */
export class WorkerBackend implements Backend {
  #table: Table | null = null
  #saving: Promise<void> = Promise.resolve()
  #settings: TableSettings = { pace: 'normal', countdown: DEFAULT_COUNTDOWN }

  async list(): Promise<readonly SavedGame[]> {
    return listGames()
  }

  async create(game: NewGame): Promise<string> {
    const { rulebook, players, options, seed } = game
    const chance: ChanceSource = { kind: 'seed', seed }
    const version = bookOf(rulebook).book.version
    const seats = players.map(({ name, bot }) => ({ name, ...(bot !== null && { bot }) }))
    const header: RecordHeader = { format: RECORD_FORMAT, rulebook, version, seats, options, chance }
    const session = new Session(bookOf(rulebook).book, header)
    return addGame(header, players, session.record.entries)
  }

  async open(id: string, listen: (snapshot: Snapshot) => void): Promise<OpenGame> {
    await this.close()
    const saved = await loadGame(id)
    if (saved === null) throw new Error('missing')
    const { game, record } = saved
    const chronicle = new Chronicle()
    const { session } = replay(bookOf(game.header.rulebook).book, record, record.entries.length, chronicle)
    let written = session.length
    this.#table = new Table(id, session, chronicle, game.players, this.#settings, (snapshot) => {
      const { round, over } = session.game.s
      const head = { ...game, changed: Date.now(), round, over: over !== 0 }
      const { entries } = session.record
      const from = written
      written = entries.length
      if (from < written) this.#saving = this.#saving.then(() => writeGame(head, entries, from))
      listen(snapshot)
    })
    this.#table.start()
    return { id, header: game.header, players: game.players }
  }

  async close(): Promise<void> {
    this.#table?.close()
    this.#table = null
    await this.#saving
  }

  async remove(id: string): Promise<void> {
    if (this.#table?.id === id) await this.close()
    await removeGame(id)
  }

  async exportText(id: string): Promise<string> {
    await this.#saving
    const saved = await loadGame(id)
    if (saved === null) throw new Error('missing')
    return writeRecord(saved.record)
  }

  async importText(text: string): Promise<string> {
    const record = readRecord(text)
    const { stopped } = replay(bookOf(record.header.rulebook).book, record)
    if (stopped !== null) throw new RecordError(stopped)
    const players: Player[] = record.header.seats.map(({ name, bot }, seat) => ({
      name,
      colour: seatColour(seat),
      shape: PIECE_SHAPES[seat % PIECE_SHAPES.length] ?? 'cat',
      bot: bot !== undefined && isBotName(bot) ? bot : null,
    }))
    return addGame(record.header, players, record.entries)
  }

  async act(move: Move): Promise<string | null> {
    return this.#open().act(move)
  }

  async enter(entry: HostEntry): Promise<void> {
    this.#open().enter(entry)
  }

  async undo(): Promise<void> {
    this.#open().undo()
  }

  async settings(settings: TableSettings): Promise<void> {
    this.#settings = settings
    if (this.#table) this.#table.settings = settings
  }

  async skip(): Promise<void> {
    this.#table?.skip()
  }

  #open(): Table {
    if (this.#table === null) throw new Error('missing')
    return this.#table
  }
}

function bookOf(id: string) {
  const rulebook = findRulebook(id)
  if (rulebook === undefined) throw new RecordError(`This program does not know the rulebook "${id}".`)
  return rulebook
}
