import { isMove, type SealedEntry } from '@hausregeln/engine'
import { Clocks } from './clocks.ts'
import { Playtime } from './playtime.ts'
import { Receipts } from './receipts.ts'
import { evolve, isResting, newTable, personSeats, type TableState } from './state.ts'
import type { Step } from './step.ts'
import type { Timeline } from './timeline.ts'

/**
 * What follows from a table's steps, the game aside: its state, its clocks, which requests were answered, and how many
 * entries the game's record had after each step.
 */
export class History {
  readonly state: TableState
  readonly clocks = new Clocks()
  readonly playtime = new Playtime()
  readonly receipts = new Receipts()
  /** By sequence. */
  readonly entriesAt: number[] = [0]

  readonly #time: Timeline

  /** Throws if the first step makes no table. */
  constructor(code: string, first: Step, time: Timeline) {
    this.#time = time
    const [fact] = first.facts
    if (fact?.fact !== 'created') throw new Error(`The log of table ${code} does not begin with the table.`)
    this.state = newTable(code, fact, first.at)
    this.absorb(first)
  }

  /** The moment of so many lived milliseconds. */
  momentOf(lived: number): number {
    return this.#time.momentOf(lived)
  }

  get sequence(): number {
    return this.entriesAt.length - 1
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
    this.entriesAt.push((this.entriesAt.at(-1) ?? 0) + entries.length)
    this.#moveClocks(lived, entries)
    return entries
  }

  #moveClocks(at: number, entries: readonly SealedEntry[]): void {
    const { state } = this
    const running = state.phase === 'playing' && !isResting(state)
    this.playtime.turn(at, running)
    const deciding = running ? personSeats(state).filter((seat) => (state.must >>> seat) & 1) : []
    const first = entries[0]?.entry
    const move = first !== undefined && isMove(first) ? first : null
    this.clocks.turn({ at, deciding, actor: move?.seat ?? null, forAll: move?.do === 'bid' }, state.seats.length)
  }
}
