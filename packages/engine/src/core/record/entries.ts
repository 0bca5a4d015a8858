import { type Correction, type Entry, endsTakingBack, isHost, isMove, type Undo } from './entry.ts'
import { historyOf, type Step, stepOf } from './history.ts'
import type { SealedEntry } from './record.ts'
import { type Earlier, PastError, type Stand } from './stand.ts'

/** What of a record would count: numbers of its entries, and the steps that they are. */
export interface Counted {
  readonly numbers: readonly number[]
  readonly steps: readonly Step[]
}

/** The last move of some seats that counts. */
export interface LastMove {
  readonly number: number
  readonly seat: number
}

/** The entries of a record, numbered from 1, as far as they are at hand, and which of them count. */
export class Entries {
  /** Those that are at hand: all but the first `#past`. */
  #at: SealedEntry[] = []
  #counting: number[] = []
  /** What counts, corrections worked in; null: nobody has asked, as only withdrawing and correcting need it. */
  #steps: Step[] | null = null
  /** How many are not at hand, and what is known of them. */
  #past = 0
  #earlier: Earlier = { moves: [], host: 0 }

  /** How many there are. */
  get length(): number {
    return this.#past + this.#at.length
  }

  /** How many of them are at hand: the last. */
  get atHand(): number {
    return this.#at.length
  }

  /** Whether all of them are at hand. */
  get whole(): boolean {
    return this.#past === 0
  }

  /** All of them. Throws `PastError` if they are not at hand. */
  get all(): SealedEntry[] {
    this.demandWhole()
    return this.#at
  }

  /** Throws `PastError` if not all of them are at hand. */
  demandWhole(): void {
    if (!this.whole) throw new PastError(this.#past)
  }

  /** Those after entry `number`. Throws `PastError` if they are not at hand. */
  since(number: number): SealedEntry[] {
    if (number < this.#past) this.demandWhole()
    return this.#at.slice(number - this.#past)
  }

  /** The last that counts, of those at hand; null: none does. */
  get last(): SealedEntry | null {
    return this.#at[this.lastNumber - 1 - this.#past] ?? null
  }

  /** Its number; 0: none counts. */
  get lastNumber(): number {
    return this.#counting.at(-1) ?? 0
  }

  /** One more; whether it counts is said by `countLast` or `count`. */
  add(sealed: SealedEntry): void {
    this.#at.push(sealed)
  }

  /** The entry that was added last counts. */
  countLast(): void {
    this.#counting.push(this.length)
    this.#steps?.push(stepOf(this.length, this.#entry(this.length)))
  }

  /** There is nothing. */
  clear(): void {
    this.#at = []
    this.#counting = []
    this.#steps = null
  }

  /** Entry `number`, which is at hand. */
  #entry(number: number): Entry {
    return this.#at[number - 1 - this.#past].entry
  }

  /** What counts, corrections worked in. */
  get steps(): readonly Step[] {
    this.#steps ??= this.#stepsOf(this.#counting)
    return this.#steps
  }

  /** What counts at the place of entry `number`, or null where nothing does. Throws `PastError`. */
  stepAt(number: number): Step | null {
    this.demandWhole()
    return stepNumbered(this.steps, number)
  }

  /** Whether entry `number` counts. */
  counts(number: number): boolean {
    return this.#counting.includes(number)
  }

  /** What would count if this entry came next. */
  countedWith(entry: Undo | Correction): Counted {
    const numbers =
      entry.host === 'undo'
        ? this.#counting.filter((number) => number < entry.from)
        : [...this.#counting, this.length + 1]
    const steps = historyOf((number) => (number > this.length ? entry : this.#entry(number)), numbers)
    return { numbers, steps }
  }

  /** From now on this counts. */
  count({ numbers, steps }: Counted): void {
    this.#counting = [...numbers]
    this.#steps = [...steps]
  }

  /** Number of the last change of where chance comes from: what lies before it stays as it is. 0: none. */
  get settled(): number {
    const changed = ({ entries }: Step) => entries.some((entry) => isHost(entry) && entry.host === 'chance')
    return this.steps.findLast(changed)?.number ?? 0
  }

  /**
   * The last move of one of these seats (a bit a seat) that still counts, if only other seats' moves, chance and pauses
   * followed it; null: there is none.
   */
  lastMoveAmong(seats: number): LastMove | null {
    for (let at = this.#counting.length - 1; seats !== 0 && at >= 0; at--) {
      const number = this.#counting[at]
      const entry = this.#entry(number)
      if (isMove(entry) && (seats >>> entry.seat) & 1) return { number, seat: entry.seat }
      if (endsTakingBack(entry)) return null
    }
    return this.#earlierMoveAmong(seats)
  }

  /** The same among entries that are not at hand. */
  #earlierMoveAmong(seats: number): LastMove | null {
    const { moves, host } = this.#earlier
    const number = Math.max(0, ...moves.filter((_, seat) => (seats >>> seat) & 1))
    return number > host ? { number, seat: moves.indexOf(number) } : null
  }

  /** Goes on where others stood. */
  takeUp({ past, entries, counting, earlier }: Pick<Stand, 'past' | 'entries' | 'counting' | 'earlier'>): void {
    this.#at = [...entries]
    this.#counting = [...counting]
    this.#steps = null
    this.#past = past
    this.#earlier = earlier
  }

  /** Lets go of all but the last `count`, as if they had been taken up so. */
  letGo(count: number): void {
    if (count < this.#at.length) this.takeUp(this.stand(count))
  }

  /** Where they stand, with so many of them at least. */
  stand(count: number): Pick<Stand, 'past' | 'entries' | 'counting' | 'earlier'> {
    const past = Math.max(this.#past, this.length - count)
    const moves = [...this.#earlier.moves]
    let { host } = this.#earlier
    for (const number of this.#counting) {
      if (number > past) break
      const entry = this.#entry(number)
      if (isMove(entry)) moves[entry.seat] = number
      else if (endsTakingBack(entry)) host = number
    }
    return {
      past,
      entries: this.#at.slice(past - this.#past),
      counting: this.#counting.filter((number) => number > past),
      earlier: { moves: Array.from(moves, (number) => number ?? 0), host },
    }
  }

  #stepsOf(numbers: readonly number[]): Step[] {
    return historyOf((number) => this.#entry(number), numbers)
  }
}

/** The step of this number, or null: they lie in the order of their numbers. */
function stepNumbered(steps: readonly Step[], number: number): Step | null {
  let [low, high] = [0, steps.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (steps[middle].number < number) low = middle + 1
    else high = middle
  }
  const step = steps.at(low)
  return step?.number === number ? step : null
}
