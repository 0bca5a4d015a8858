import { isMove, PastError, type SealedEntry } from '@hausregeln/engine'
import { type KeptReceipts, Receipts } from '../steps/receipts.ts'
import type { Step } from '../steps/step.ts'
import { Clocks, type KeptClocks } from '../time/clocks.ts'
import { type KeptPlaytime, Playtime } from '../time/playtime.ts'
import type { Timeline } from '../time/timeline.ts'
import { evolve } from './evolve.ts'
import { isResting, type KeptState, keepState, newTable, personSeats, type TableState, takeUpState } from './state.ts'

/** What follows from a table's steps, as JSON. */
export interface KeptHistory {
  readonly state: KeptState
  readonly clocks: KeptClocks
  readonly playtime: KeptPlaytime
  readonly receipts: KeptReceipts
  /** Number of the first step of which `entriesAt` tells. */
  readonly from: number
  readonly entriesAt: readonly number[]
}

/** Of how many steps it is known at most, and at least, how many entries the record had after them. */
const MOST = 1024
const STAY = 256

/**
 * What follows from a table's steps, the game aside: its state, its clocks, which requests were answered, and how many
 * entries the game's record had after each of the last steps.
 */
export class History {
  readonly state: TableState
  readonly clocks = new Clocks()
  /** When all that has happened in the game has been shown, in lived milliseconds. */
  shownAt = 0
  readonly playtime = new Playtime()
  readonly receipts = new Receipts()
  /** How many entries there were after step `#from`, and each after that. */
  #entriesAt: number[]
  #from: number

  readonly #time: Timeline

  private constructor(state: TableState, from: number, entriesAt: number[], time: Timeline) {
    this.state = state
    this.#from = from
    this.#entriesAt = entriesAt
    this.#time = time
  }

  /** Of a new table. Throws if the first step makes none. */
  static begin(code: string, first: Step, time: Timeline): History {
    const [fact] = first.facts
    if (fact?.fact !== 'created') throw new Error(`The log of table ${code} does not begin with the table.`)
    const history = new History(newTable(code, fact, first.at), 0, [0], time)
    history.absorb(first)
    return history
  }

  /** Of a table as it stood. */
  static takeUp({ state, clocks, playtime, receipts, from, entriesAt }: KeptHistory, time: Timeline): History {
    const history = new History(takeUpState(state), from, [...entriesAt], time)
    const lived = (moment: number) => time.livedAt(moment)
    history.clocks.takeUp(clocks, lived)
    history.playtime.takeUp(playtime, lived)
    history.receipts.takeUp(receipts)
    return history
  }

  /** As it stands, for `takeUp`. */
  keep(): KeptHistory {
    const moment = (lived: number) => this.momentOf(lived)
    return {
      state: keepState(this.state),
      clocks: this.clocks.keep(moment),
      playtime: this.playtime.keep(moment),
      receipts: this.receipts.keep(),
      from: this.#from,
      entriesAt: [...this.#entriesAt],
    }
  }

  /** How many entries the game's record had after a step. Throws `PastError` if that is not known any more. */
  entriesAfter(step: number): number {
    if (step > 0 && step < this.#from) throw new PastError(this.#from)
    return step === 0 ? 0 : (this.#entriesAt[step - this.#from] ?? 0)
  }

  /** Forgets what the record had after steps of long ago, if they have become many. */
  letGo(): void {
    if (this.#entriesAt.length <= MOST) return
    this.#from = this.sequence - STAY + 1
    this.#entriesAt = this.#entriesAt.slice(-STAY)
  }

  /** The moment of so many lived milliseconds. */
  momentOf(lived: number): number {
    return this.#time.momentOf(lived)
  }

  get sequence(): number {
    return this.#from + this.#entriesAt.length - 1
  }

  /**
   * Takes the next step in; returns the entries that it has added to the game's record. `lived`: when it was made, in
   * lived milliseconds.
   */
  absorb(step: Step, lived = this.#time.livedAt(step.at)): readonly SealedEntry[] {
    const entries: SealedEntry[] = []
    for (const fact of step.facts) {
      if (fact.fact === 'started') entries.push(...(this.state.brought?.record.entries ?? []))
      evolve(this.state, fact)
      if (fact.fact === 'entered') entries.push(...fact.entries)
    }
    if (step.receipt) this.receipts.note(step.receipt)
    this.#entriesAt.push((this.#entriesAt.at(-1) ?? 0) + entries.length)
    const scene = step.scene ?? 0
    this.shownAt = Math.max(this.shownAt, lived + scene)
    this.#moveClocks(lived, scene, entries)
    return entries
  }

  #moveClocks(at: number, scene: number, entries: readonly SealedEntry[]): void {
    const { state } = this
    const running = state.phase === 'playing' && !isResting(state)
    this.playtime.turn(at, running)
    const deciding = running ? personSeats(state).filter((seat) => (state.must >>> seat) & 1) : []
    // While the bank looks at what was tapped nobody thinks.
    const stands = state.taps.length > 0
    const first = entries[0]?.entry
    const move = first !== undefined && isMove(first) ? first : null
    const actor = move?.seat ?? null
    this.clocks.turn({ at, scene, deciding, actor, forAll: move?.do === 'bid', stands }, state.seats.length)
  }
}
