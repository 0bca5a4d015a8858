import { type Slips, withSlip } from '@hausregeln/chapters/auction-sealed/rules/slips.ts'
import { type HostEntry, type Move, type Refusal, type Rulebook, readRecord } from '@hausregeln/engine'
import { LOG_LINES, type MessageOf, type Request, type ServerMessage, type Wait } from '@hausregeln/protocol'
import { rulebooks } from '@hausregeln/rulebooks'
import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import type { ToldGame } from '@hausregeln/workbook'
import { loadedRulebook, loadRulebook } from '../game/books/books.ts'
import type { Corrections, TableLink, Whys } from '../game/link.ts'
import { withdrawnFrom } from '../game/withdrawing.ts'
import { entryOf, recordOf, trialOf, whyOf } from './api.ts'
import { loadServedBook, servedBook } from './books.ts'
import { type Answer, type Listener, TableLine } from './line.ts'
import { OnlineGame } from './onlineGame.ts'
import { withPeople } from './people.ts'
import { EMPTY_ROOM, isHost, keeps, ownSeat, type Room, watchersIn } from './room.ts'
import { serverAddress } from './server.ts'
import { TableError } from './tableError.ts'

/** Whether a table has refused by a rule of its book. */
function isRule(rulebook: Rulebook | undefined, refusal: string): refusal is Refusal {
  return rulebook !== undefined && Object.hasOwn(rulebook.book.words.refusals, refusal)
}

/** An online table that is open on the page. For `useSyncExternalStore`. */
export class OnlineTable implements TableLink {
  readonly code: string
  readonly #token: string
  #room: Room = EMPTY_ROOM
  readonly #line: TableLine
  readonly #game: OnlineGame
  readonly #listeners = new Set<() => void>()

  readonly #corrected: Corrections
  readonly #whys: Whys
  /** Who waits for all of the log. */
  readonly #whole: (() => void)[] = []
  /** The line of the log before which earlier ones were asked for last; 0: none were, over this line to the server. */
  #askedBefore = 0

  constructor(code: string, token: string) {
    this.code = code
    this.#token = token
    this.#corrected = {
      lookUp: (number) => entryOf(code, token, number),
      tryCorrection: (correction) => trialOf(code, token, correction),
    }
    this.#whys = { why: (entry, seat) => whyOf(code, token, entry, seat) }
    this.#game = new OnlineGame(code)
    const path = `api/tables/${code}/live`
    const listener: Listener = {
      heard: (message) => this.#hear(message),
      line: (line) => this.#set({ line }),
      waiting: (open) => this.#set({ open }),
    }
    const layouts = Object.fromEntries(rulebooks.map(({ book }) => [book.id, book.layout.fingerprint]))
    this.#line = new TableLine((to) => new WebSocket(serverAddress(path, 'ws', to)), token, listener, layouts)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly room = (): Room => this.#room

  close(): void {
    this.#line.close()
  }

  /** Tries to come back at once. */
  hurry(): void {
    this.#line.hurry()
  }

  /** Throws `TableError`, or an error that names the rule. */
  async ask(request: Request): Promise<void> {
    const answer = await this.#line.request(request)
    if (answer.type === 'refused') throw new TableError(answer.refusal, answer.sentence, answer.wait)
  }

  react(reaction: MessageOf<'reaction'>['reaction']): void {
    this.#line.send({ type: 'react', reaction })
  }

  async act(move: Move): Promise<Refusal | null> {
    const gameView = this.#room.game?.gameView
    const answer: Answer = await this.#line.request({ ask: 'move', move })
    if (answer.type === 'done') {
      if (move.do === 'sealedBid' && gameView) this.#write(withSlip(gameView, this.#room.written, move))
      return null
    }
    if (isRule(this.#room.game?.rulebook, answer.refusal)) return answer.refusal
    throw new TableError(answer.refusal, answer.sentence, answer.wait)
  }

  async enter(entry: HostEntry): Promise<void> {
    if (entry.host === 'resign' && !this.#keeps) return this.ask({ ask: 'resign' })
    if (entry.host === 'stop' && !this.#keeps) return this.ask({ ask: 'propose', what: 'stop' })
    switch (entry.host) {
      case 'resign':
      case 'stop':
      case 'undo':
      case 'correct':
      case 'adjust':
        return this.ask({ ask: 'keep', entry })
      default:
        throw new Error(entry.host)
    }
  }

  /** The keeper of a game on a real board withdraws the last entry; others propose to take back their last move. */
  undo(): Promise<void> {
    const { game } = this.#room
    if (this.#keeps)
      return this.enter({ host: 'undo', from: withdrawnFrom(game?.log ?? [], game?.log.at(-1)?.entry ?? 0) })
    return this.ask({ ask: 'propose', what: 'takeBack' })
  }

  async give(outcome: readonly number[]): Promise<Refusal | null> {
    await this.ask({ ask: 'give', outcome: [...outcome] })
    return null
  }

  reveal(): Promise<void> {
    return this.ask({ ask: 'reveal' })
  }

  /** What was written on this page is known to it alone. */
  #write(written: Slips): void {
    const room = { ...this.#room, written }
    this.#set({ written, game: this.#game.view(room, ownSeat(room)) })
  }

  /** The record of the game: when it is over, or as far as all have agreed to save it. */
  record(): Promise<string> {
    return recordOf(this.code, this.#token)
  }

  /** The books of the game as an .xlsx file: of its record when it is over, before that of what this page was told. */
  async workbook(rulebook: Rulebook, language: Language): Promise<Blob> {
    const { workbookOf, workbookOfTold } = await import('@hausregeln/workbook')
    if (this.#room.table?.phase === 'over') return workbookOf(rulebook, readRecord(await this.record()), language)
    return workbookOfTold(rulebook, await this.#toldGame(rulebook), language)
  }

  /** The same as .csv files in a .zip file. */
  async tables(rulebook: Rulebook, language: Language): Promise<Blob> {
    const { tablesOf, tablesOfTold } = await import('@hausregeln/workbook')
    if (this.#room.table?.phase === 'over') return tablesOf(rulebook, readRecord(await this.record()), language)
    return tablesOfTold(rulebook, await this.#toldGame(rulebook), language)
  }

  /** What this page was told of the game, all of it. */
  async #toldGame(rulebook: Rulebook): Promise<ToldGame> {
    if (this.#game.missing > 0)
      await new Promise<void>((whole) => {
        this.#whole.push(whole)
        this.askEarlier()
      })
    const told = this.#game.told(rulebook)
    if (told === null) throw new TableError('gameNotBegun', 'The game has not begun.')
    return told
  }

  /** Entries are not on the wire; only who keeps a game on a real board may look them up. */
  get corrections(): Corrections | null {
    return this.#keeps ? this.#corrected : null
  }

  /** Bots of the table tell those who belong to it. */
  get whys(): Whys | null {
    return ownSeat(this.#room) >= 0 || isHost(this.#room) ? this.#whys : null
  }

  /** Whether this page's person keeps a game on a real board. */
  get #keeps(): boolean {
    return keeps(this.#room)
  }

  /** Nothing at an online table depends on these: bots play at the table's pace. */
  async skip(): Promise<void> {}
  async changeSettings(): Promise<void> {}

  #set(change: Partial<Room>): void {
    this.#room = { ...this.#room, ...change }
    for (const listener of this.#listeners) listener()
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'update':
        return this.#update(message)
      case 'times':
        return this.#setTimes(message)
      case 'presence':
        return this.#setHere(message)
      case 'people':
        return this.#set(withPeople(this.#room, message))
      case 'reaction': {
        const count = 1 + (this.#room.shown?.count ?? 0)
        return this.#set({ shown: { guest: message.guest, reaction: message.reaction, count } })
      }
      case 'unusual':
        return this.#set({ unusual: message.series })
      case 'log':
        this.#game.takeEarlier(message)
        this.#set({ game: this.#game.view(this.#room, ownSeat(this.#room)) })
        return this.#askOn()
      case 'goodbye':
        return this.#set({ goodbye: message })
    }
  }

  /** A server that does not know crowds tells of all. */
  #setHere({ guests, names = {}, programs = [], watchers }: MessageOf<'presence'>): void {
    const here = { table: this.#room.table, here: guests }
    this.#set({ here: guests, names, programs, watchers: watchers ?? watchersIn(here).length })
  }

  #welcome(message: MessageOf<'welcome'>): void {
    const { guest, table, chat, chatDays = null, muted, game } = message
    this.#room = { ...this.#room, unusual: [], guest, table, chat, chatDays, muted, goodbye: null }
    this.#bringRulebook()
    if (game) this.#game.take(game)
    this.#setTimes(message)
    this.#askedBefore = 0
    this.#askOn()
  }

  /** How many lines of the log, its first, the page has not been told: it asks for them when somebody wants to see them. */
  get missing(): number {
    return this.#game.missing
  }

  /** Asks for the last of the lines that are missing, once. */
  askEarlier(): void {
    const { missing } = this.#game
    if (missing === 0 || missing === this.#askedBefore) return
    this.#askedBefore = missing
    this.#line.send({ type: 'log', before: missing, count: LOG_LINES })
  }

  /** Goes on asking while somebody waits for all of the log. */
  #askOn(): void {
    if (this.#game.missing === 0) for (const tell of this.#whole.splice(0)) tell()
    else if (this.#whole.length > 0) this.askEarlier()
  }

  #update(message: MessageOf<'update'>): void {
    const { table, chat, game } = message
    this.#room = {
      ...this.#room,
      ...(table && { table }),
      ...(chat && { chat: [...this.#room.chat, ...chat] }),
    }
    if (table) this.#bringRulebook()
    if (game) this.#game.take(game)
    this.#setTimes(message)
  }

  /** The rulebook is there before the game begins, or the game is shown as soon as it is. */
  #bringRulebook(): void {
    const { rulebook: id = '', book } = this.#room.table?.settings ?? {}
    if (book === undefined ? loadedRulebook(id) !== undefined : this.#carry(book)) return
    const coming: Promise<unknown> =
      book === undefined ? loadRulebook(id) : loadServedBook(book).then(() => this.#carry(book))
    coming
      .then(() => this.#set({ game: this.#game.view(this.#room, ownSeat(this.#room)) }))
      .catch((error: unknown) => this.#set({ fault: error instanceof Error ? error.message : String(error) }))
  }

  /** Whether the rulebook that was brought for this table is there; then its game can be shown. */
  #carry(book: string): boolean {
    const served = servedBook(book)
    if (served !== undefined) this.#game.carry(served.carried)
    return served !== undefined
  }

  /** The server's times, told by this page's own clock. */
  #setTimes({ waits, clocks, away = [], spent, now }: Omit<MessageOf<'times'>, 'type'>): void {
    const offset = Date.now() - now
    const here = (time: number) => time + offset
    const waiting: Wait | null = waits && { ...waits, until: here(waits.until) }
    const room: Room = {
      ...this.#room,
      waits: waiting,
      clocks: clocks.map(({ until, left }) => ({ until: until === null ? null : here(until), left })),
      away: away.map(({ seat, until }) => ({ seat, until: here(until) })),
      spent: spent === undefined ? null : here(spent),
    }
    const { takeBack, entries } = this.#game
    this.#set({ ...room, game: this.#game.view(room, ownSeat(room)), takeBack, entries })
  }
}
