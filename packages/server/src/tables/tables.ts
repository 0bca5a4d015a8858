import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { type Guest, type OwnRules, TABLE_REFUSALS, type TableSettings } from '@hausregeln/protocol'
import { Library } from '../books/library.ts'
import type { Log } from '../log.ts'
import type { PlaceNames } from '../placement/places.ts'
import { Budgets } from '../quota/budgets.ts'
import { LIMIT_DEFAULTS } from '../quota/limits.ts'
import { LOAD_DEFAULTS, type Load } from '../quota/load.ts'
import { DamageError } from '../storage/damage.ts'
import { type Note, type Storage, StorageError } from '../storage/storage.ts'
import type { Left } from '../table/ledger.ts'
import { Attendance } from '../table/people/attendance.ts'
import { Register } from '../table/people/register.ts'
import { Usher } from '../table/people/usher.ts'
import type { Origin } from '../table/played/origin.ts'
import { headOf } from '../table/state/head.ts'
import { History } from '../table/state/history.ts'
import { newCode } from '../table/steps/codes.ts'
import type { Fact } from '../table/steps/step.ts'
import { Table } from '../table/table.ts'
import { Pace } from '../table/time/pace.ts'
import { Timeline } from '../table/time/timeline.ts'
import type { Meter, World } from '../table/world.ts'
import { followed } from '../work/carryOut.ts'
import { Following } from './following.ts'
import { Memory } from './memory.ts'
import { type Follow, Opening } from './opening.ts'
import { Sickbed } from './sickbed.ts'
import { Snapshots } from './snapshots.ts'
import { AsideError, Trials } from './trials.ts'
import { Turnstile } from './turnstile.ts'
import { Waking } from './waking.ts'

/** Times in milliseconds. */
export interface TablesOptions {
  /** How long nothing happens at a table until it leaves memory. */
  readonly idle: number
  /** How often is looked for tables that are idle, or have something to do by themselves. */
  readonly round: number
  /** Where this process and others are reached; null: tables are served wherever somebody comes. */
  readonly places: PlaceNames | null
  /** Null: there are none but the usual ones. */
  readonly budgets: Budgets | null
  /** See `World`. */
  readonly chatDays: number
  readonly load: Load
  /** Null: in this thread, at once. */
  readonly follow: Follow | null
}

const DEFAULTS: TablesOptions = {
  ...{ idle: 60_000, round: 1000, places: null, budgets: null },
  ...{ chatDays: 0, load: LOAD_DEFAULTS, follow: null },
}
const RESTART = 'The server is restarted. Please wait a moment.'
const SEED_BYTES = 32
/** How often is looked whether the time of day has leapt, in milliseconds. */
const LOOK = 500
/** Codes that are drawn until one is of a database that is there. */
const CODES = 20
const NO_ROOM = 'There is no room in memory for this table now.'

/** All tables of this server: loaded from storage when somebody comes or something is due, let go when idle. */
export class Tables implements World {
  readonly storage: Storage
  readonly log: Log
  readonly meter: Meter
  readonly time: Timeline
  readonly library: Library
  readonly load: Load
  readonly pace: Pace
  readonly budgets: Budgets
  readonly #options: TablesOptions
  readonly owner = randomUUID()
  readonly #tables = new Map<string, Table>()
  readonly #loading = new Map<string, Promise<Table | null>>()
  readonly attendance: Attendance
  readonly sickbed: Sickbed
  readonly usher: Usher
  readonly #snapshots: Snapshots
  readonly #opening: Opening
  /** By code: up to which step pages here have been told, where their table is not in memory any more. */
  readonly #resting = new Map<string, number>()
  readonly #following: Following
  readonly #register: Register
  readonly #memory: Memory
  /** Tables are read a few at a time. */
  readonly #gate: Turnstile
  readonly #trials: Trials
  readonly #waking: Waking
  readonly #watch: ReturnType<typeof setInterval>
  readonly #timer: ReturnType<typeof setInterval>
  #closed = false
  #away = 0

  constructor(
    storage: Storage,
    log: Log,
    meter: Meter,
    options: Partial<TablesOptions> = {},
    time: Timeline = new Timeline(),
  ) {
    this.time = time
    this.storage = storage
    this.library = new Library(storage.books)
    this.log = log
    this.meter = meter
    this.#options = { ...DEFAULTS, ...options }
    const { load } = this.#options
    this.load = load
    this.pace = new Pace(load)
    this.#memory = new Memory(load.HEAP_PERCENT)
    this.#gate = new Turnstile(load.TABLES_AT_ONCE)
    this.#trials = new Trials(this, this.#gate)
    this.#waking = new Waking(this, this.#memory)
    this.budgets = this.#options.budgets ?? new Budgets(LIMIT_DEFAULTS, '', () => time.now())
    this.#timer = setInterval(() => void this.#round(), this.#options.round)
    this.#timer.unref()
    this.#watch = setInterval(() => this.#lookAtTime(), LOOK)
    this.#watch.unref()
    this.attendance = new Attendance(storage, time, (code) => this.#tables.get(code)?.peopleChanged())
    this.sickbed = new Sickbed(storage, log)
    this.#snapshots = new Snapshots(storage, log, meter)
    this.#opening = new Opening(
      this,
      this.#snapshots,
      (origin) => this.#tableOf(origin),
      this.#options.follow ?? (async (code, texts, book) => followed({ code, texts, book })),
    )
    this.#following = new Following(this, {
      inMemory: (code) => this.#tables.get(code),
      loading: (code) => this.#loading.get(code),
      isResting: (code) => this.#resting.has(code),
      isServed: (code) => this.#isServed(code),
    })
    this.#register = new Register(storage)
    this.usher = new Usher(storage, this.#options.places, this.attendance, randomInt)
    storage.follow({
      heard: (note, from) => this.#heed(note, from),
      restored: () => this.#lookAgain(),
      cut: (concerns) => this.#giveUpSome(concerns),
    })
  }

  get chatDays(): number {
    return this.#options.chatDays
  }

  /** Tables in memory. */
  get size(): number {
    return this.#tables.size
  }

  /** Entries of games in memory. */
  get entries(): number {
    return this.#tables.values().reduce((sum, table) => sum + table.holding.entries, 0)
  }

  random(below: number): number {
    return randomInt(below)
  }

  create(
    settings: TableSettings,
    host: Guest,
    own: OwnRules | null,
    facts: readonly Fact[] = [],
    written = JSON.stringify(facts),
  ): { code: string; durable: Promise<void> } {
    const code = this.#newCode()
    const seed = settings.companion ? null : randomBytes(SEED_BYTES).toString('hex')
    const at = this.time.now()
    const created: Fact = { fact: 'created', settings, host, seed, ...(own && { own }) }
    const { state } = History.begin(code, { at, facts: [created, ...facts] }, this.time)
    const further = written.slice(1, -1)
    const text = `{"at":${at},"facts":[${JSON.stringify(created)}${further && `,${further}`}]}`
    return { code, durable: this.storage.append(code, 0, [text], headOf(state, 0, null, at)) }
  }

  /**
   * Hands the table to `use` as soon as it is in memory, at once if it is; null: there is none of this code. Calls for
   * one table keep their order. Rejects with `StorageError`.
   */
  async with<T>(code: string, use: (table: Table | null) => T | Promise<T>): Promise<T> {
    for (;;) {
      const table = this.#tables.get(code)
      if (table !== undefined) return use(table)
      this.sickbed.demandHealthy(code, this.time.lived)
      const loading = this.#loading.get(code) ?? this.#load(code)
      this.#loading.set(code, loading)
      const loaded = await loading
      // Those who were handed it first may have had it loaded again.
      if (loaded === null || this.#tables.get(code) === loaded) return use(loaded)
    }
  }

  /** A new code; where there are several databases, of one that takes tables now, if there is one. */
  #newCode(): string {
    let code = newCode((below) => this.random(below))
    for (let tried = 1; tried < CODES && !this.storage.takes(code); tried++)
      code = newCode((below) => this.random(below))
    return code
  }

  /** Steps up to this one have been written to a table in storage, past the one that may be in memory here. */
  written(code: string, sequence: number): void {
    this.#following.follow(code, sequence)
  }

  /** People see their clocks again when the time of day has leapt. */
  #lookAtTime(): void {
    const leapt = this.time.look()
    if (leapt === 0) return
    this.meter.leapt()
    this.log.warn({ milliseconds: leapt }, 'The time of day has leapt, or the process was stopped; nobody pays for it.')
    if (leapt > 0) for (const table of this.#tables.values()) table.tellTimes()
  }

  /** Lets go of all tables, and of who is there. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    clearInterval(this.#watch)
    this.usher.end()
    this.sickbed.end()
    this.#trials.stop()
    await Promise.allSettled(this.#loading.values())
    await this.#giveUp('restart', RESTART)
    await this.#trials.end()
    await this.storage.release(this.owner).catch(() => undefined)
  }

  /**
   * Something has gone wrong that belongs to no table and no page: what is in memory is not trusted any more. All
   * tables are loaded again from what is durable, and pages come back.
   */
  startOver(error: unknown): void {
    this.meter.uncaught()
    this.log.error({ err: error }, 'An error was caught by nobody: all tables are loaded again.')
    void this.#giveUp('unavailable', TABLE_REFUSALS.unavailable)
  }

  /** Forgets tables that this concerns, and sends those who are at them away, to come back. */
  #giveUpSome(concerns: (code: string) => boolean): void {
    for (const [code, table] of this.#tables) {
      if (!concerns(code)) continue
      table.close()
      this.#tables.delete(code)
    }
    for (const [code, audience] of this.attendance.audiences)
      if (concerns(code)) audience.dismiss('unavailable', TABLE_REFUSALS.unavailable, true)
  }

  /** Forgets all tables, and sends all who are here away, to come back. */
  async #giveUp(reason: string, sentence: string): Promise<void> {
    for (const table of this.#tables.values()) table.close()
    this.#tables.clear()
    await this.attendance.dismiss(reason, sentence)
  }

  /** `left`: by the table that was in memory before. */
  async #load(code: string, left: Left | null = null): Promise<Table | null> {
    try {
      const open = () => this.#open(code, left)
      // One that was in memory has been opened before.
      return await (left === null ? this.#trials.open(code, open) : this.#gate.pass(open, left.whole))
    } catch (error) {
      if (error instanceof AsideError) throw error
      if (error instanceof DamageError) this.sickbed.failed(code, error, this.time.lived)
      else this.log.warn({ table: code, err: error }, 'A table could not be loaded.')
      throw error
    } finally {
      this.#loading.delete(code)
    }
  }

  async #open(code: string, left: Left | null): Promise<Table | null> {
    // All of a long game takes many times what its end does.
    const hasRoom = left?.whole ? !this.#memory.isShort() : !this.#memory.isFull()
    if (!hasRoom) throw new StorageError(NO_ROOM)
    await this.storage.serve(code)
    const told = left?.told ?? this.#resting.get(code) ?? null
    const opened = await this.#opening.open(code, told, left?.whole ?? false)
    if (opened === null) return null
    const { table, later } = opened
    if (this.#closed) {
      table.close()
      throw new StorageError(RESTART)
    }
    this.sickbed.recovered(code)
    this.#tables.set(code, table)
    this.#resting.delete(code)
    table.follow(later, table.sequence)
    for (const again of left?.again ?? []) again(table)
    if (this.#tables.get(code) !== table) throw new StorageError(`Table ${code} could not be taken up again.`)
    return table
  }

  #tableOf(origin: Origin): Table {
    const audience = this.attendance.audience(origin.code)
    const open = (): Table => new Table(origin, this, audience, (left) => this.#drop(table, left))
    const table = this.budgets.charge({ table: origin.code }, open)
    return table
  }

  #heed(note: Note, from: string): void {
    if (note.kind === 'steps') this.#following.follow(note.code, note.sequence)
    else this.attendance.heed(note, from, this.time.lived)
  }

  /** Notes may have been lost: whatever is in memory is compared with what is in storage. */
  #lookAgain(): void {
    this.attendance.askAgain()
    const known = new Set([...this.#tables.keys(), ...this.#loading.keys(), ...this.#resting.keys()])
    for (const code of known) this.#following.follow(code, Number.POSITIVE_INFINITY)
  }

  /** A table was given up. If it has left something, that goes on at once at the table as it is in storage. */
  #drop(table: Table, left: Left | null): void {
    const { code } = table
    if (this.#tables.get(code) !== table) return
    this.#tables.delete(code)
    if (left === null) return
    const loading = this.#load(code, left)
    this.#loading.set(code, loading)
    loading.catch(() => this.attendance.audience(code).dismiss('unavailable', TABLE_REFUSALS.unavailable, true))
  }

  /** Wakes tables that have something to do, and lets go of those at which nothing happens. */
  async #round(): Promise<void> {
    try {
      this.#evict()
      for (const table of this.#tables.values()) table.holding.letGo()
      this.#snapshots.round(this.#tables.values())
      await this.storage.leave((code) => this.#isServed(code))
      await this.#register.write(this.attendance.audiences, this.time.now())
      this.#following.round()
      await this.#trials.round()
      await this.#waking.round(this.#options.round)
      this.#say(await this.storage.away())
    } catch (error) {
      this.log.warn({ err: error }, 'Tables that are due could not be looked for.')
    }
  }

  /** Says how many of several databases are away when they have become more, or fewer. */
  #say(away: number): void {
    if (away === this.#away) return
    this.log.warn({ away, before: this.#away }, 'How many databases cannot be written to has changed.')
    this.#away = away
  }

  /** How many of several databases are away, as far as is known. */
  get away(): number {
    return this.#away
  }

  /** Whether steps of others are to be followed here. */
  #isServed(code: string): boolean {
    return this.#tables.has(code) || this.#loading.has(code) || this.#resting.has(code)
  }

  /** Whether the people of a table have all come to other processes: there it lives, with its bots and clocks. */
  #isLeftToOthers(code: string): boolean {
    const audience = this.attendance.audience(code)
    return audience.visitors.size === 0 && audience.personCount > 0
  }

  #leaveToOthers(code: string, table: Table): void {
    table.close()
    this.#tables.delete(code)
    // A lease that has ended is anybody's.
    this.storage.lease(code, Date.now(), this.owner, 0).catch(() => undefined)
  }

  #evict(): void {
    const now = this.time.lived
    const idle = this.#memory.isShort() ? 0 : this.#options.idle
    for (const [code, table] of this.#tables) {
      if (table.settled && this.#isLeftToOthers(code)) {
        this.#leaveToOthers(code, table)
        continue
      }
      const since = table.idleSince(idle)
      if (since === null || now - since < idle) continue
      this.#snapshots.leaves(table)
      table.close()
      this.#tables.delete(code)
      this.#resting.set(code, table.sequence)
    }
    for (const code of this.#resting.keys())
      if (this.attendance.audience(code).visitors.size === 0) this.#resting.delete(code)
    this.attendance.tidy(now, (code) => this.#tables.has(code) || this.#loading.has(code))
  }
}
