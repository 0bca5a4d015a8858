import type { Bot, Reason } from '@hausregeln/bots'
import { bringBot } from '@hausregeln/bots/bring.ts'
import {
  type Book,
  type ChanceSource,
  type Correction,
  EDITION,
  type Fault,
  type GameRecord,
  type HostEntry,
  isOlder,
  type Move,
  NOBODY,
  newHeader,
  OutcomeError,
  RecordError,
  type Refusal,
  replay,
  Session,
  view,
  writeRecord,
} from '@hausregeln/engine'
import { bringParagraphs } from '@hausregeln/rulebooks/texts/bring-words.ts'
import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import { bringLanguage, Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import { bundled, recordsIn } from './books/bundle.ts'
import { hold } from './hold.ts'
import { bookOf, playersOf, sessionOf } from './opened.ts'
import { addGame, listGames, loadGame, removeGame, writeGame } from './saves.ts'
import { DEFAULT_SETTINGS } from './settings/settings.ts'
import { shelfFault } from './shelfFault.ts'
import { Table } from './table.ts'
import type {
  Attempt,
  Backend,
  LookedUp,
  NewGame,
  Opened,
  OpenGame,
  SavedGame,
  Snapshot,
  StuckEntry,
  TableSettings,
} from './types.ts'

const letGoOfNothing = () => undefined

/** The worker's side: games are played, saved after every change, and told to the page. */
export class WorkerBackend implements Backend {
  #table: Table | null = null
  #saving: Promise<void> = Promise.resolve()
  /** Entries of the game on the table that are saved, or about to be. */
  #written = 0
  /** Those that are saved. */
  #slips: SavedGame['slips'] = null
  #release: () => void = letGoOfNothing
  #settings = DEFAULT_SETTINGS

  async create(game: NewGame): Promise<string> {
    const { rulebook, players, options, seed, kept, carried = {} } = game
    const chance: ChanceSource = kept ? { kind: 'given' } : { kind: 'seed', seed }
    const { book } = await bookOf({ rulebook, ...carried, edition: EDITION })
    const seats = players.map(({ name, bot }) => ({ name, ...(bot !== null && { bot }) }))
    const session = new Session(book, newHeader(book, { seats, options, chance, ...carried }))
    return addGame(session, players)
  }

  async open(id: string, listen: (snapshot: Snapshot) => void): Promise<OpenGame> {
    await this.close()
    const release = await hold(id)
    if (release === null) throw new Error('elsewhere')
    this.#release = release
    const saved = await loadGame(id)
    if (saved === null) throw new Error('missing')
    const { record } = saved
    const chronicle = new Chronicle()
    const { book } = await bookOf(record.header)
    const bots = await botsOf(saved.game, book)
    const { session } = replay(book, record, record.entries.length, chronicle)
    const game: SavedGame = { ...saved.game, header: session.header }
    const { players, played, slips = null } = game
    const onChange = (snapshot: Snapshot) => {
      this.#save(game)
      listen(snapshot)
    }
    // What an older program has written is brought over, and rewritten with the next change.
    this.#written = isOlder(record.header) ? 0 : session.length
    this.#slips = slips
    const parts = { id, session, chronicle, players, bots, played, slips, onChange }
    this.#table = new Table({ ...parts, settings: this.#settings })
    this.#table.start()
    const persons = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
    return { id, header: game.header, players, persons }
  }

  /** Writes what is new in the game on the table; what cannot be written now is tried again with the next change. */
  #save(game: SavedGame): void {
    const table = this.#table
    if (table === null) return
    const { entries } = table.session.record
    const from = this.#written
    if (from === entries.length && table.slips === this.#slips) return
    this.#written = entries.length
    this.#slips = table.slips
    const head = headOf(game, table)
    this.#saving = this.#saving
      .then(() => writeGame(head, entries, from))
      .then(() => table.saved())
      .catch((error: unknown) => {
        this.#written = Math.min(this.#written, from)
        table.fail({ kind: shelfFault(error) === 'full' ? 'full' : 'save', detail: String(error) })
      })
  }

  async close(): Promise<void> {
    this.#table?.close()
    this.#table = null
    await this.#saving
    this.#release()
    this.#release = letGoOfNothing
  }

  async remove(id: string): Promise<void> {
    if (this.#table?.id === id) await this.close()
    await removeGame(id)
  }

  async exportText(id: string): Promise<string> {
    return writeRecord(await this.#recordOf(id))
  }

  /** What writes workbooks is loaded when somebody wants one, and what it says in this language. */
  async exportWorkbook(id: string, language: Language): Promise<Blob> {
    const record = await this.#recordOf(id)
    const [{ workbookOf }] = await Promise.all([
      import('@hausregeln/workbook'),
      bringLanguage(language),
      bringParagraphs(language),
    ])
    return workbookOf(await bookOf(record.header), record, language)
  }

  /** The same as tables, a file a sheet. */
  async exportTables(id: string, language: Language): Promise<Blob> {
    const record = await this.#recordOf(id)
    const [{ tablesOf }] = await Promise.all([import('@hausregeln/workbook'), bringLanguage(language)])
    return tablesOf(await bookOf(record.header), record, language)
  }

  /** The record of the game on the table as it is, saved or not; of another as it was saved. */
  async #recordOf(id: string): Promise<GameRecord> {
    if (this.#table?.id === id) return this.#table.session.record
    await this.#saving
    const saved = await loadGame(id)
    if (saved === null) throw new Error('missing')
    return saved.record
  }

  async exportAll(): Promise<string> {
    const records: string[] = []
    for (const { id } of await listGames()) records.push(await this.exportText(id))
    return bundled(records)
  }

  async removeAll(): Promise<void> {
    for (const { id } of await listGames()) await this.remove(id)
  }

  async importText(text: string): Promise<Opened> {
    const texts = recordsIn(text)
    const sessions: Session[] = []
    for (const [index, record] of texts.entries())
      try {
        sessions.push(await sessionOf(record))
      } catch (error) {
        if (!(error instanceof RecordError)) throw error
        const which = texts.length === 1 ? '' : `${index + 1}/${texts.length}: `
        return { ids: [], fault: error.fault, which, detail: error.said }
      }
    const ids: string[] = []
    for (const session of sessions) ids.push(await addGame(session, playersOf(session)))
    return { ids, fault: null, which: '', detail: null }
  }

  async act(move: Move): Promise<Refusal | null> {
    return this.#open().act(move)
  }

  async enter(entry: HostEntry): Promise<void> {
    this.#open().enter(entry)
  }

  async undo(): Promise<void> {
    this.#open().undo()
  }

  async give(outcome: readonly number[]): Promise<Refusal | null> {
    try {
      this.#open().give(outcome)
    } catch (error) {
      if (error instanceof OutcomeError) return error.refusal
      throw error
    }
    return null
  }

  async reveal(): Promise<void> {
    this.#open().reveal()
  }

  async lookUp(number: number): Promise<LookedUp | null> {
    const { session } = this.#open()
    const entries = session.stepAt(number)?.entries
    const made = session.record.entries[number - 1]?.entry
    if (entries === undefined || made === undefined) return null
    return { number, before: view(session.before(number), NOBODY).bytes, made, entries }
  }

  async tryCorrection(wanted: Correction): Promise<Attempt> {
    const { session } = this.#open()
    const { correction, fault, game } = session.tryCorrection(wanted)
    return { correction, fault: fault && stuckEntry(session, correction, fault), view: view(game, NOBODY).bytes }
  }

  /** What knows of reasons is loaded when somebody asks. */
  async why(entry: number, seat: number): Promise<Reason | null> {
    const { session } = this.#open()
    const { whyOf } = await import('./why.ts')
    return whyOf(session, entry, seat)
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

/** Who plays at the seats of bots, by seat. Rejects if they cannot be fetched. */
function botsOf({ players }: SavedGame, book: Book): Promise<readonly (Bot | null)[]> {
  return Promise.all(players.map(({ bot }) => (bot === null ? null : bringBot(bot, book))))
}

/** How the game on a table stands, for the list. */
function headOf(game: SavedGame, { session, playtime, slips }: Table): SavedGame {
  const { round, over } = session.game.s
  return { ...game, changed: Date.now(), round, over: over !== 0, played: playtime.played, slips }
}

function stuckEntry(session: Session, { changes }: Correction, fault: Fault): StuckEntry {
  const { number } = fault
  const changed = changes.find((change) => change.number === number)
  const entries = (changed ?? session.stepAt(number))?.entries ?? []
  return { ...fault, entries, before: view(session.before(number), NOBODY).bytes }
}
