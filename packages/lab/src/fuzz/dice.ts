import { nextBelow, nextUint32, seedGenerator } from '@hausregeln/engine/core/random.ts'

/** The widest range of which the generator draws evenly. */
const WIDE = 1 << 16

/** What chance decides of a damaged file: the same seed, the same file. */
export class Dice {
  readonly #words = new Int32Array(4)

  constructor(seed: number) {
    seedGenerator(this.#words, seed)
  }

  /** A whole number from 0 to `below` − 1; 0 where there is none. */
  below(below: number): number {
    if (below <= 1) return 0
    return below <= WIDE ? nextBelow(this.#words, below) : nextUint32(this.#words) % below
  }

  /** One of a list that is not empty. */
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }
}
