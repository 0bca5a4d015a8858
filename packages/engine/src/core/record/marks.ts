import type { ChanceSource } from './chance-source.ts'
import type { Stand } from './stand.ts'

/** After how many entries it is kept how a game stood, and how many of that at most. */
const EVERY = 256
const MOST = 8

/** How a game stood after an entry that counts. */
export interface Mark extends Pick<Stand, 'revealed' | 'state'> {
  readonly number: number
  readonly source: ChanceSource
}

/**
 * How a game stood now and then of late: what is withdrawn or corrected is played from there, and not from the beginning
 * of a game that may be long.
 */
export class Marks {
  #marks: Mark[] = []

  /** Whether it is to be kept how the game stands after entry `number`. */
  isDue(number: number): boolean {
    return number - (this.#marks.at(-1)?.number ?? 0) >= EVERY
  }

  /** The bytes of the state are copied. */
  keep(mark: Mark): void {
    this.#marks.push({ ...mark, state: mark.state.slice() })
    if (this.#marks.length > MOST) this.#marks.shift()
  }

  /** The last from before entry `number`; null: there is none. */
  before(number: number): Mark | null {
    return this.#marks.findLast((mark) => mark.number < number) ?? null
  }

  /** What came from entry `number` on has become different. */
  dropFrom(number: number): void {
    this.#marks = this.#marks.filter((mark) => mark.number < number)
  }
}
