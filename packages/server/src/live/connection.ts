import {
  type ClientMessage,
  clientMessageSchema,
  type Guest,
  PROTOCOL_VERSION,
  type ServerMessage,
  TABLE_REFUSALS,
  type TableRefusal,
} from '@hausregeln/protocol'
import type { Tokens } from '../identity/tokens.ts'
import { Bucket } from '../quota/bucket.ts'
import type { Budgets, Payers } from '../quota/budgets.ts'
import { Later } from '../quota/later.ts'
import type { Doer, Quotas } from '../quota/quotas.ts'
import { DamageError } from '../storage/damage.ts'
import type { Arrival } from '../table/announcer.ts'
import { type Visitor, write } from '../table/people/visitor.ts'
import type { Table } from '../table/table.ts'
import type { Tables } from '../tables/tables.ts'
import { AsideError } from '../tables/trials.ts'
import { excessOf } from './excess.ts'
import type { Entrant } from './gate.ts'
import type { Letter } from './lines/frame.ts'
import type { Ears, Line } from './lines/line.ts'

/** How many seconds' messages a connection may send at once. */
const BURST_SECONDS = 3
/** Messages that cannot be read until a connection is ended. */
const STRIKES = 20
/** How long a page may take to say who it is, in milliseconds. */
const HELLO_TIME = 10_000
/** How long a page may take to read a goodbye, in milliseconds. */
const FAREWELL_TIME = 2000
const ELSEWHERE = 'This table is served elsewhere.'
/** Close codes of WebSocket. */
const POLICY = 1008
const TRY_AGAIN = 1013

/** What connections need of the server around them. */
export interface House {
  readonly tables: Tables
  readonly tokens: Tokens
  readonly quotas: Quotas
}

type MessageFrom<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>

/** One page at one table: reads its messages, hands them to the table, writes what it is told. */
export class Connection implements Visitor, Ears {
  readonly #line: Line
  readonly #code: string
  readonly #address: string
  readonly #house: House
  readonly #bucket: Bucket
  /** Until it has said who it is. */
  #helloTimer: ReturnType<typeof setTimeout> | undefined
  #strikes = 0
  #ended = false
  #guest: Guest | null = null
  #client = ''
  #named = false
  #movable = false
  #crowds = false
  #token = ''
  /** Requests are asked one after the other, in the order in which they came. */
  #asked: Promise<void> = Promise.resolve()

  constructor({ line, code, address }: Entrant, house: House) {
    this.#line = line
    this.#code = code
    this.#address = address
    this.#house = house
    const perSecond = house.quotas.limits.MESSAGES_PER_SECOND
    this.#bucket = new Bucket(BURST_SECONDS * perSecond, perSecond, performance.now())
    this.#helloTimer = setTimeout(() => this.#line.terminate(), HELLO_TIME)
    line.hear(this)
  }

  get guest(): Guest {
    if (this.#guest === null) throw new Error('This connection has not said who it is.')
    return this.#guest
  }

  get connected(): boolean {
    return !this.#ended && this.#line.open
  }

  get movable(): boolean {
    return this.#movable
  }

  get named(): boolean {
    return this.#named
  }

  get crowds(): boolean {
    return this.#crowds
  }

  get held(): Line['held'] {
    return this.#line.held
  }

  get client(): string {
    return this.#client
  }

  sendWritten(letter: Letter): void {
    this.#line.send(letter)
  }

  send(message: ServerMessage): void {
    this.sendWritten(write(message))
  }

  /** They have spent what they may. */
  #dismissSpent(wait: number): void {
    const { refusal, message } = new Later('spent', wait)
    this.dismiss(refusal, message, true, null, wait)
  }

  dismiss(reason: string, sentence: string, retry: boolean, to: string | null = null, wait = 0): void {
    if (this.#ended) return
    this.#ended = true
    const more = { ...(to !== null && this.#movable && { to }), ...(wait > 0 && { wait }) }
    this.send({ type: 'goodbye', reason, sentence, retry, ...more })
    this.#line.close(retry ? TRY_AGAIN : POLICY, reason)
    setTimeout(() => this.#line.terminate(), FAREWELL_TIME).unref()
  }

  get #doer(): Doer {
    return { guest: this.#guest?.id ?? '', address: this.#address }
  }

  said(text: string | null): void {
    this.#guarded(() => this.#receive(text))
  }

  get #budgets(): Budgets {
    return this.#house.quotas.budgets
  }

  spent(bytes: number): void {
    // What is sent is the table's, too; but a crowd that has come to it must not bring it to rest.
    const payers: Payers = this.held === null ? { ...this.#doer, table: this.#code } : this.#doer
    this.#budgets.spend(payers, { bytes })
    const wait = this.#budgets.wait(payers)
    if (wait > 0) this.#dismissSpent(wait)
  }

  gone(): void {
    this.#guarded(() => this.#leave())
  }

  /** What goes wrong with one page ends this page's connection, and nothing else. */
  #guarded(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    this.#house.tables.log.error({ err: error, table: this.#code }, 'A connection was ended by an error.')
    this.#line.terminate()
  }

  #receive(text: string | null): void {
    if (this.#ended) return
    if (!this.#bucket.take(performance.now())) return this.dismiss('tooFast', TABLE_REFUSALS.tooFast, true)
    const message = text === null ? null : readMessage(text)
    if (message === null || (message.type === 'hello') !== (this.#guest === null)) return this.#malformed()
    this.#handle(message).catch((error) => this.#unable(error))
  }

  #unable(error: unknown): void {
    if (error instanceof AsideError) return this.dismiss('setAside', TABLE_REFUSALS.setAside, false)
    if (error instanceof DamageError) this.dismiss('damaged', TABLE_REFUSALS.damaged, false)
    else this.dismiss('unavailable', TABLE_REFUSALS.unavailable, true)
  }

  /** What cannot be read is refused; who sends nothing else, or does not say who it is, is let go. */
  #malformed(): void {
    if (this.#guest === null || ++this.#strikes >= STRIKES)
      return this.dismiss('malformed', TABLE_REFUSALS.malformed, false)
    this.#refuse(0, 'malformed')
  }

  async #handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.#hello(message)
      case 'request': {
        const answered = this.#asked.then(() => this.#ask(message))
        this.#asked = answered.catch(() => undefined)
        return answered
      }
      case 'log':
        return this.#look((table) => table.tellEarlier(this, message.before, message.count))
      case 'position':
        return this.#look((table) => table.reception.tellPosition(this))
      case 'react':
        if (this.#house.quotas.reactions.take(this.#doer))
          this.#house.tables.attendance.react(this.#code, this.guest, message.reaction)
        return
      case 'ping':
        return this.send({ type: 'pong', sent: message.sent, now: this.#house.tables.time.now() })
    }
  }

  /** Something is told of the table, at the expense of those who ask. */
  async #look(tell: (table: Table) => void): Promise<void> {
    const wait = this.#budgets.wait(this.#doer)
    if (wait > 0) return this.#dismissSpent(wait)
    await this.#house.tables.with(this.#code, (table) => table && this.#budgets.charge(this.#doer, () => tell(table)))
  }

  async #ask({ number, request }: MessageFrom<'request'>): Promise<void> {
    const { quotas, tables } = this.#house
    const wait = this.#budgets.wait(this.#doer)
    if (wait > 0) return this.#refuseSpent(number, wait)
    const excess = await excessOf(request, this.#doer, this.#code, quotas, tables.storage)
    if (excess !== null) return this.#refuse(number, excess)
    if (request.ask === 'configure' && request.settings.book !== undefined)
      await tables.library.use(request.settings.book, tables.time.now())
    await tables.with(this.#code, (table) => table && this.#charged(table, () => table.request(this, number, request)))
  }

  /** What is done at a table, and how many steps it makes, is at the expense of those who ask. */
  #charged<T>(table: Table, act: () => T): T {
    const before = table.sequence
    return this.#budgets.charge(this.#doer, act, () => Math.max(0, table.sequence - before))
  }

  #refuseSpent(number: number, wait: number): void {
    const { message: sentence } = new Later('spent', wait)
    this.send({ type: 'refused', number, refusal: 'spent', sentence, wait })
  }

  #refuse(number: number, refusal: TableRefusal): void {
    this.send({ type: 'refused', number, refusal, sentence: TABLE_REFUSALS[refusal] })
  }

  async #hello({
    protocol,
    token,
    client,
    layouts,
    edition,
    moves,
    named = false,
    crowds = false,
    ...arrival
  }: MessageFrom<'hello'>): Promise<void> {
    if (protocol !== PROTOCOL_VERSION) return this.#dismissOtherVersion()
    const guest = this.#readToken(token)
    if (guest === null) return
    this.#movable = moves !== undefined
    const { pages, connects } = this.#house.quotas
    if (!connects.guests.take(guest.id)) return this.dismiss('tooFast', TABLE_REFUSALS.tooFast, true)
    const to = moves === true ? this.#house.tables.usher.elsewhere(this.#code) : null
    if (to !== null) return this.dismiss('elsewhere', ELSEWHERE, true, to)
    const wait = this.#budgets.wait({ guest: guest.id, address: this.#address })
    if (wait > 0) return this.#dismissSpent(wait)
    this.#dismissEarlier(guest.id, client)
    if (!pages.guests.enter(guest.id)) return this.dismiss('tooManyPages', TABLE_REFUSALS.tooManyPages, true)
    clearTimeout(this.#helloTimer)
    this.#helloTimer = undefined
    this.#guest = guest
    this.#client = client
    this.#named = named
    this.#crowds = crowds
    this.#token = token
    this.#house.tokens.watch(this)
    this.#budgets.seen(this.#doer)
    await this.#house.tables.with(this.#code, (table) => {
      if (table !== null && !table.reception.isReadBy({ layouts, edition })) return this.#dismissOtherVersion()
      this.#budgets.charge(this.#doer, () => this.#enter(table, guest, arrival))
    })
  }

  #dismissOtherVersion(): void {
    this.dismiss('otherProtocol', 'This page is of another version. Please load it again.', false)
  }

  lookAtToken(): void {
    this.#readToken(this.#token)
  }

  /** Who it is; null: the token does not count, and the page is let go. */
  #readToken(token: string): Guest | null {
    const read = this.#house.tokens.read(token)
    if ('guest' in read) return read.guest
    this.dismiss(read.refusal, TABLE_REFUSALS[read.refusal], false)
    return null
  }

  #enter(table: Table | null, guest: Guest, arrival: Arrival): void {
    if (table === null) return this.dismiss('noSuchTable', TABLE_REFUSALS.noSuchTable, false)
    const why = table.reception.keepsOut(guest.id, this.#house.quotas.limits.WATCHERS_PER_TABLE)
    if (why !== null) return this.dismiss(why.reason, why.sentence, false)
    if (this.#line.open) table.join(this, arrival)
  }

  /** A page that has lost its connection comes back before that is noticed here. */
  #dismissEarlier(guest: string, client: string): void {
    const audience = this.#house.tables.attendance.audience(this.#code)
    for (const visitor of [...audience.pagesOf(guest)]) {
      if (visitor.client !== client) continue
      visitor.dismiss('replaced', 'This page has connected again.', false)
      audience.leave(visitor)
    }
  }

  #leave(): void {
    clearTimeout(this.#helloTimer)
    if (this.#guest === null) return
    this.#house.tokens.leave(this)
    this.#house.quotas.pages.guests.leave(this.#guest.id)
    this.#house.tables.attendance.audience(this.#code).leave(this)
  }
}

/** A message, or null if it is none. */
function readMessage(text: string): ClientMessage | null {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
