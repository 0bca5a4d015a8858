import { type Heap, OWN_HEAP } from './heap.ts'

/** How often it is made sure what is in use and what is only waiting to be collected, in milliseconds. */
const SURE = 5000

/** Whether there is room for more tables. */
export class Memory {
  readonly #heap: Heap
  readonly #percent: number
  #sureAt = Number.NEGATIVE_INFINITY

  /** `percent`: how much of the heap may be in use. */
  constructor(percent: number, heap: Heap = OWN_HEAP) {
    this.#heap = heap
    this.#percent = percent
  }

  /**
   * Whether more is in use than should be. What only waits to be collected does not count, but is not looked for at
   * every question. `now`: milliseconds of a clock that never jumps.
   */
  isShort(now = performance.now()): boolean {
    return this.#isOver(this.#percent, now)
  }

  /** Whether so much more is in use that there is no room for a table that somebody waits for either. */
  isFull(now = performance.now()): boolean {
    return this.#isOver((this.#percent + 100) / 2, now)
  }

  #isOver(percent: number, now: number): boolean {
    const most = (this.#heap.most * percent) / 100
    if (this.#heap.used > most && now - this.#sureAt >= SURE) {
      this.#sureAt = now
      this.#heap.collect()
    }
    return this.#heap.used > most
  }
}
