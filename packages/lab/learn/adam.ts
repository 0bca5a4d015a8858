import { type Reals, reals } from '@hausregeln/bots/columns.ts'
import type { CellNo } from '@hausregeln/engine/core/state/column.ts'

const DECAY = 1e-5

/** Moves numbers down a slope by Adam (Kingma and Ba, "Adam: a method for stochastic optimization", 2015). */
export class Adam {
  /** What moments seen since the last step teach, added up: by each number. */
  readonly slope: Reals<CellNo>
  readonly #numbers: Reals<CellNo>
  readonly #mean: Reals<CellNo>
  readonly #square: Reals<CellNo>
  #steps = 0

  constructor(numbers: Reals<CellNo>) {
    this.#numbers = numbers
    this.slope = reals(numbers.length)
    this.#mean = reals(numbers.length)
    this.#square = reals(numbers.length)
  }

  /** Moves all numbers by what the moments seen since the last step teach, `seen` of them. */
  step(rate: number, seen: number): void {
    this.#steps++
    const ofMean = 1 - 0.9 ** this.#steps
    const ofSquare = 1 - 0.999 ** this.#steps
    for (let at: CellNo = 0; at < this.slope.length; at++) {
      const slope = this.slope[at] / seen + DECAY * this.#numbers[at]
      this.#mean[at] = 0.9 * this.#mean[at] + 0.1 * slope
      this.#square[at] = 0.999 * this.#square[at] + 0.001 * slope ** 2
      this.#numbers[at] -= (rate * this.#mean[at]) / ofMean / (Math.sqrt(this.#square[at] / ofSquare) + 1e-8)
      this.slope[at] = 0
    }
  }
}
