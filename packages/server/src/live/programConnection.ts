import { BOT_PROTOCOL_VERSION } from '@hausregeln/bots/external/introduction.ts'
import { type Guest, programHelloSchema, TABLE_REFUSALS, type TableRefusal } from '@hausregeln/protocol'
import type { Quotas } from '../quota/quotas.ts'
import { DamageError } from '../storage/damage.ts'
import type { ProgramLine, Visitor } from '../table/people/visitor.ts'
import type { Table } from '../table/table.ts'
import type { Tables } from '../tables/tables.ts'
import { AsideError } from '../tables/trials.ts'
import type { Entrant } from './gate.ts'
import { Letter } from './lines/frame.ts'
import type { Ears, Line } from './lines/line.ts'

/** How long a program may take to say who it is, and to read a goodbye, in milliseconds. */
const HELLO_TIME = 10_000
const FAREWELL_TIME = 2000
/** Lines that may come for one that was asked for. */
const MOST_UNASKED = 1000
/** Close codes of WebSocket. */
const NORMAL = 1000
const POLICY = 1008
const TRY_AGAIN = 1013

/** What these connections need of the server around them. */
interface House {
  readonly tables: Tables
  readonly quotas: Quotas
}

/**
 * A program that plays a seat: it says its token, and from then on lines go as at the bots' door (docs/YOUR-BOT.md).
 */
export class ProgramConnection implements Visitor, Ears {
  readonly #entrant: Entrant
  readonly #line: Line
  readonly #house: House
  readonly #helloTimer: ReturnType<typeof setTimeout>
  readonly program: ProgramLine = {
    introduced: false,
    heard: 0,
    asked: [],
    tell: (message) => this.#tell(message),
  }
  /** Those who connect again come to the right place by the way that leads there. */
  readonly movable = false
  #guest: Guest | null = null
  #saidHello = false
  #isWelcome = false
  #ended = false
  #unasked = 0

  constructor(entrant: Entrant, house: House) {
    this.#entrant = entrant
    this.#line = entrant.line
    this.#house = house
    this.#helloTimer = setTimeout(() => this.#line.terminate(), HELLO_TIME)
    this.#line.hear(this)
  }

  get guest(): Guest {
    if (this.#guest === null) throw new Error('This program has not said who it is.')
    return this.#guest
  }

  get client(): string {
    return this.guest.id
  }

  get connected(): boolean {
    return !this.#ended && this.#line.open
  }

  /** What pages are told is not for it. */
  sendWritten(): void {}
  send(): void {}

  dismiss(reason: string, sentence: string, retry: boolean): void {
    if (this.#ended) return
    this.#tell({ type: 'goodbye', reason, sentence, retry })
    this.#ended = true
    this.#line.close(retry ? TRY_AGAIN : reason === 'gameIsOver' ? NORMAL : POLICY, reason)
    setTimeout(() => this.#line.terminate(), FAREWELL_TIME).unref()
  }

  #tell(message: object): void {
    if (!this.connected) return
    if ('type' in message && message.type === 'decide') this.#unasked = 0
    this.#line.send(new Letter(JSON.stringify(message)))
  }

  said(text: string | null): void {
    this.#receive(text).catch((error) => this.#fail(error))
  }

  spent(bytes: number): void {
    const doer = { guest: this.#guest?.id ?? '', address: this.#entrant.address }
    const { budgets } = this.#house.quotas
    budgets.spend(doer, { bytes })
    if (budgets.wait(doer) > 0) this.#turnAway('tooFast', true)
  }

  gone(): void {
    clearTimeout(this.#helloTimer)
    this.#ended = true
    if (this.#isWelcome) this.#house.tables.attendance.audience(this.#entrant.code).leave(this)
  }

  async #receive(text: string | null): Promise<void> {
    if (this.#ended) return
    if (!this.#saidHello) {
      this.#saidHello = true
      return this.#hello(text ?? '')
    }
    if (!this.#isWelcome) return this.#turnAway('malformed', false)
    const isFlood = ++this.#unasked > MOST_UNASKED
    await this.#atTable((table) => table.programs.hear(this, isFlood ? null : (text ?? '')))
  }

  async #hello(line: string): Promise<void> {
    const hello = helloIn(line)
    if (hello === null) return this.#turnAway('malformed', false)
    if (hello.door !== BOT_PROTOCOL_VERSION) {
      const sentence = `This server speaks version ${BOT_PROTOCOL_VERSION} of the bots' door.`
      return this.dismiss('otherProtocol', sentence, false)
    }
    const known = await this.#atTable((table) => table.programs.holderOf(hello.token))
    if (known === undefined) return this.#turnAway('noSuchTable', false)
    if (known === null) return this.#turnAway('badProgramToken', false)
    if (!this.#house.quotas.connects.guests.take(known.id)) return this.#turnAway('tooFast', true)
    clearTimeout(this.#helloTimer)
    this.#guest = known
    this.#dismissEarlier(known.id)
    await this.#atTable((table) => {
      this.#isWelcome = true
      if (this.connected) table.programs.join(this)
    })
  }

  /** Undefined: there is no table of this code. */
  #atTable<T>(use: (table: Table) => T): Promise<T | undefined> {
    return this.#house.tables.with(this.#entrant.code, (table) => (table === null ? undefined : use(table)))
  }

  /** One program plays a seat: the last that has come with its token. */
  #dismissEarlier(id: string): void {
    for (const visitor of [...this.#house.tables.attendance.audience(this.#entrant.code).pagesOf(id)])
      visitor.dismiss('replaced', 'Another program has come with this token.', false)
  }

  #turnAway(refusal: TableRefusal, retry: boolean): void {
    this.dismiss(refusal, TABLE_REFUSALS[refusal], retry)
  }

  #fail(error: unknown): void {
    if (error instanceof AsideError) return this.#turnAway('setAside', false)
    if (error instanceof DamageError) return this.#turnAway('damaged', false)
    this.#house.tables.log.warn({ err: error, table: this.#entrant.code }, 'A program was let go by an error.')
    this.#turnAway('unavailable', true)
  }
}

function helloIn(line: string) {
  try {
    return programHelloSchema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}
