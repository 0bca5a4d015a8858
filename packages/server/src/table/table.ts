import { PastError, type SealedEntry } from '@hausregeln/engine'
import { type Guest, type Request, TABLE_REFUSALS } from '@hausregeln/protocol'
import { ConflictError, StorageError } from '../storage/storage.ts'
import type { Again } from './again.ts'
import { Announcer, type Arrival } from './announcer.ts'
import { contextOf } from './contextOf.ts'
import { Counter } from './counter.ts'
import { atOnce } from './game/inTurns.ts'
import type { Play } from './game/play.ts'
import { Holding } from './holding.ts'
import { type Asked, answerTo, Ledger, type Left } from './ledger.ts'
import type { Audience } from './people/audience.ts'
import { GiftNotes } from './people/giftNotes.ts'
import type { Visitor } from './people/visitor.ts'
import type { Origin } from './played/origin.ts'
import type { TableBook } from './played/playedBook.ts'
import { Projection } from './played/projection.ts'
import { Replay } from './played/replay.ts'
import { sceneOf } from './played/scene.ts'
import { Programs } from './programs.ts'
import { Reception } from './reception.ts'
import { noteReports } from './reports.ts'
import type { RequestContext } from './requests/context.ts'
import { following } from './requests/following.ts'
import { Routine } from './routine.ts'
import type { Snapshot } from './snapshot/format.ts'
import { type Closed, whyClosed } from './state/closing.ts'
import { headOf } from './state/head.ts'
import type { History } from './state/history.ts'
import type { TableState } from './state/state.ts'
import { type Fact, isRewriting, isStart, type Step } from './steps/step.ts'
import type { World } from './world.ts'

/**
 * A table in memory: the one place where its steps are made, one after the other. A request is decided at once; what it
 * answers and tells waits in the ledger until it is durable. If that fails, the table is given up (`onLost`) and loaded
 * again from what is durable.
 */
export class Table {
  readonly code: string
  readonly programs: Programs
  readonly reception: Reception
  readonly holding: Holding
  readonly #world: World
  readonly #audience: Audience
  readonly #history: History
  readonly #ledger: Ledger
  readonly #announcer: Announcer
  readonly #routine: Routine
  readonly #counter: Counter
  readonly #replay = new Replay()
  readonly #gifts: GiftNotes
  readonly #onLost: (left: Left | null) => void
  #play: Play | null = null
  #projection: Projection | null = null
  readonly #book: TableBook
  #touched: number
  #lost = false
  /** For whom all have been told that they are waited for. */
  #awaited = ''

  /** Throws if its game cannot be played on. */
  constructor(origin: Origin, world: World, audience: Audience, onLost: (left: Left | null) => void) {
    this.code = origin.code
    this.#world = world
    this.#book = origin.book
    this.#audience = audience
    this.#onLost = onLost
    this.#gifts = new GiftNotes(audience)
    const { history, play } = origin.open()
    this.#history = history
    this.holding = new Holding(history, () => this.#play, origin.whole)
    if (play !== null) this.#begin(play)
    this.#ledger = new Ledger(world, this.code, this.sequence, (error) => this.#lose(error))
    this.#announcer = new Announcer(this.#history, audience, world)
    this.reception = new Reception({
      ...{ audience, history, ledger: this.#ledger, announcer: this.#announcer },
      told: () => this.#told,
      wind: () => this.#wind(),
    })
    this.#routine = new Routine(world, this.code, this.#history, {
      carryOut: ({ facts, by }) => this.#step(facts, by),
      tellTimes: () => this.tellTimes(),
      unwritten: () => this.#ledger.unwritten,
      whenDurable: (call) => this.#ledger.afterAll(call),
      fail: (error) => this.#lose(error),
    })
    this.#counter = new Counter(this.code, world, this.#ledger, {
      context: (guest) => this.#context(guest),
      sequence: () => this.sequence,
      isDone: (guest, client, number) => number <= history.receipts.last(guest, client),
      step: (facts, asked) => this.#step(facts, 'person', asked),
      playWhole: (again) => this.#playWhole(again),
      mustReload: (texts) => this.mustReload(texts),
      giveWay: () => this.giveWay(),
      follow: (texts, after) => this.follow(texts, after),
      fail: (error) => this.#lose(error),
    })
    this.programs = new Programs(audience, {
      read: () => this.#toldPrograms,
      carryOut: (facts) => this.#step(facts, 'bot'),
      fail: (error) => this.#lose(error),
    })
    this.#touched = world.time.lived
    this.#wind()
    this.#tellPrograms()
  }

  /** Number of its last step, durable or not. */
  get sequence(): number {
    return this.#history.sequence
  }

  /** When it has something to do by itself, in milliseconds since 1970; null: never, unless something changes. */
  get wakesAt(): number | null {
    return this.#routine.next
  }

  /**
   * When it was last used, in lived milliseconds, long ago if it is closed; null: it is busy, or will be within `soon`
   * milliseconds.
   */
  idleSince(soon: number): number | null {
    const { next } = this.#routine
    if (this.closed !== null && this.#ledger.idle) return Number.NEGATIVE_INFINITY
    return this.#ledger.idle && !this.#routine.expects && (next === null || next > this.#world.time.now() + soon)
      ? this.#touched
      : null
  }

  /** Whether its game, or the table, is over. */
  get over(): boolean {
    return this.#history.state.phase === 'over'
  }

  /** The table as it stands, for a snapshot; null: it cannot be kept now. */
  keep(): Pick<Snapshot, 'history' | 'play'> | null {
    return this.#lost || !this.settled || this.over ? null : this.holding.keep()
  }

  /** Lets go of it, so that it is loaded again by all of its log; fulfilled when it is given up for any reason. */
  giveWay(): Promise<void> {
    return new Promise((done) => {
      if (this.#lost) return done()
      this.#counter.unwritten.add(() => done())
      this.#ledger.afterAll(
        () => done(this.#lost ? undefined : this.#leave(true)),
        () => done(),
      )
    })
  }

  /** Stops its timers; nothing must be asked of it any more. */
  close(): void {
    this.#lost = true
    this.#routine.end()
  }

  /** Why nobody comes to it any more, as a refusal and a sentence; null: it is open. */
  get closed(): Closed | null {
    return whyClosed(this.#history.state)
  }

  /** Somebody comes, or comes back. */
  join(visitor: Visitor, arrival: Arrival): void {
    const again: Again = (table) => visitor.connected && table.join(visitor, arrival)
    this.#touched = this.#world.time.lived
    this.#attempt(() => {
      this.reception.welcome(visitor, arrival, again)
      this.#ledger.afterAll(() => this.#gifts.tell(visitor, this.#history.state))
    }, again)
  }

  /** Does what may fail: then the table is given up. What needs more of the game than is at hand uses all of its log. */
  #attempt(act: () => void, again: Again): void {
    try {
      act()
    } catch (error) {
      if (error instanceof PastError) this.#playWhole(again)
      else this.#lose(error)
    }
  }

  /** `again` is done at the table as it is loaded by all of its log. */
  #playWhole(again: Again): void {
    this.#ledger.afterAll(() => this.#lost || this.#leave(true, [again]), again)
  }

  /** Somebody asks for earlier lines of the game's log. */
  tellEarlier(visitor: Visitor, before: number, count: number): void {
    this.#attempt(
      () => this.reception.tellEarlier(visitor, before, count),
      (table) => visitor.connected && table.tellEarlier(visitor, before, count),
    )
  }

  /**
   * Somebody asks for something; the answer comes when it is durable. What would be refused is looked at again, unless
   * this is `current`, with all that storage has: another process may be ahead. Fulfilled when it is decided.
   */
  request(visitor: Visitor, number: number, request: Request, current?: boolean): Promise<void> | void {
    return this.#counter.request(visitor, number, request, current)
  }

  /**
   * Somebody takes a seat by its code; fulfilled with the seat when that is durable. Rejects with `Refused`, or with
   * `StorageError` if it cannot be written. `current`: see `request`.
   */
  claim(guest: Guest, claim: string, current?: boolean): Promise<number> {
    return this.#counter.claim(guest, claim, current)
  }

  /** Looks at the table and its game, all of which is at hand if it is `whole`. Throws what `ask` throws. */
  look<T>(ask: (state: TableState, play: Play | null) => T): T {
    this.#touched = this.#world.time.lived
    return ask(this.#history.state, this.#play)
  }

  #context(guest: Guest): RequestContext {
    const around = { world: this.#world, audience: this.#audience, routine: this.#routine }
    const setting = { ...around, book: this.#book, replay: this.#replay }
    return contextOf(setting, this.#history.state, this.#play, guest, {
      begin: (play) => this.#begin(play),
      writeAfter: (durable) => this.#ledger.writeAfter(durable),
    })
  }

  /** A game that has begun is played on from its entries. Throws if its rulebook, which was brought, is not there. */
  #playOn(entries: readonly SealedEntry[]): void {
    const play = atOnce(this.#book.resume(this.#history.state, entries, true))
    if (play !== null) this.#begin(play)
  }

  #begin(play: Play): void {
    this.#play = play
    play.session.clock = () => this.#world.time.now()
    this.#projection = new Projection(play, this.#history.state)
    this.#gifts.begin(play)
  }

  /** What pages are told beside a step: the game, why it cannot go on, and times. */
  get #told() {
    return [this.#projection, this.#play?.frozen ?? null, this.#routine.times(this.#play)] as const
  }

  /** Makes a step of facts that have been decided; it is told when it is durable. */
  #step(decided: readonly Fact[], by: 'person' | 'bot' | 'clock', asked?: Asked): void {
    const facts = following(this.#history.state, this.#play, decided)
    const now = this.#world.time.now()
    const receipt = asked?.receipt
    const scene = sceneOf(this.#play, this.#history.state, facts)
    const step: Step = { at: now, ...(scene > 0 && { scene }), ...(receipt && { receipt }), facts }
    this.#history.absorb(step)
    this.#touched = this.#world.time.lived
    this.#wind()
    const { sequence, state } = this.#history
    const tell = this.#announcer.update(step, ...this.#told)
    const answer = asked && answerTo(asked, sequence)
    const head = headOf(state, this.#play?.game.s.round ?? 0, this.#routine.next, now, facts)
    const again = asked === undefined ? [] : [asked.again]
    const release = () => {
      this.#world.log.debug({ table: this.code, step: sequence, by }, 'A step was made.')
      tell(answer)
      this.#follow(facts)
    }
    this.#ledger.add({ text: JSON.stringify(step), head, release, again })
    this.#noteGifts(facts)
    noteReports(facts, sequence, this.#history.state, this.#world)
    this.#world.meter.step(by)
  }

  /** The host is told of gifts in a series when they are durable. */
  #noteGifts(facts: readonly Fact[]): void {
    const tell = this.#play && this.#gifts.note(facts, this.#play, this.#history.state)
    if (tell !== null) this.#ledger.afterAll(tell)
  }

  /** What follows on durable facts: players whom the host has removed go, programs are told what is new. */
  #follow(facts: readonly Fact[]): void {
    for (const fact of facts)
      if (fact.fact === 'removed') this.#audience.sendAway(fact.guest.id, 'removed', TABLE_REFUSALS.removed)
    this.programs.tellFaults(facts)
    this.#tellPrograms()
  }

  /** If more has happened that is not durable yet, they are told when it is. */
  #tellPrograms(): void {
    if (!this.#lost && this.#ledger.idle) this.programs.tell()
  }

  get #toldPrograms() {
    const { state } = this.#history
    const rulebook = this.#book.of(state.settings, state.own)?.rulebook ?? null
    return { state, play: this.#play, projection: this.#projection, rulebook, questions: this.#routine.questions }
  }

  /** Everybody sees how long a bot waits, as soon as what it waits after is durable. */
  tellTimes(): void {
    const times = this.#routine.times(this.#play)
    this.#ledger.afterAll(() => this.#audience.tell({ type: 'times', ...times }))
  }

  /** Somebody has come or gone: all are told when a bot would play for those who are away. */
  peopleChanged(): void {
    if (this.#lost) return
    this.#wind()
    const awaited = String(this.#routine.awaited)
    if (awaited !== this.#awaited) this.tellTimes()
    this.#awaited = awaited
    this.#ledger.afterAll(() => this.#tellPrograms())
  }

  #wind(): void {
    const audience = this.#audience
    audience.belong(this.#history.state)
    this.#routine.wind(this.#play, { has: (guest) => audience.has(guest), any: audience.visitors.size > 0 })
  }

  /** Whether all of its steps are durable. */
  get settled(): boolean {
    return this.#ledger.idle
  }

  /** Calls back when all of its steps are durable, at once if they are. A table that is given up does not. */
  whenDurable(call: () => void): void {
    this.#ledger.afterAll(call)
  }

  /**
   * Whether these steps of another process are to be read with all that came before: some of it is not there any more, or
   * a long game goes on that was brought.
   */
  mustReload(texts: readonly string[]): boolean {
    const { brought, phase } = this.#history.state
    return texts.some(isRewriting) || (brought !== null && phase === 'lobby' && texts.some(isStart))
  }

  /** Another process has made these steps, after step `after`: they are told here, too. */
  follow(texts: readonly string[], after: number): void {
    if (this.#lost || !this.settled || after !== this.#history.sequence) return
    try {
      for (const text of texts) this.#absorb(JSON.parse(text) as Step)
    } catch (error) {
      this.#lose(error)
    }
  }

  #absorb(step: Step): void {
    // Clocks of other machines may be off: for ours it was made when it is heard of.
    const entries = this.#history.absorb(step, this.#world.time.lived)
    this.#ledger.advance()
    if (this.#play !== null) this.#play.follow(entries)
    else this.#playOn(entries)
    this.#touched = this.#world.time.lived
    this.#wind()
    this.#announcer.update(step, ...this.#told)()
    this.#noteGifts(step.facts)
    this.#follow(step.facts)
    if (this.closed) this.#audience.dismiss(this.closed.reason, this.closed.sentence, false)
  }

  /** What is in memory is not what is durable: everybody comes back to the table as it is in storage. */
  #lose(error: unknown): void {
    if (this.#lost) return
    this.close()
    if (error instanceof ConflictError || error instanceof PastError) return this.#leave(error instanceof PastError)
    this.#world.meter.lost()
    this.#world.log.error({ table: this.code, step: this.sequence, err: error }, 'A table is to be loaded again.')
    this.#onLost(null)
    for (const fail of this.#counter.unwritten) fail(new StorageError('The table could not be written.'))
    this.#audience.dismiss('unavailable', 'The table is loaded again. Please wait a moment.', true)
  }

  /**
   * The table is loaded again, `whole` if all of its game is needed, and what was asked for is decided there, of which
   * nobody notices anything.
   */
  #leave(whole: boolean, further: readonly Again[] = []): void {
    this.close()
    this.#ledger.stop()
    this.reception.turnBack()
    const again = [...this.#ledger.unfinished, ...further]
    this.#onLost({ told: this.#ledger.durable, again, whole })
  }
}
