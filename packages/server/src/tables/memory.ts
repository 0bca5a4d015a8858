import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How often it is made sure what is in use and what is only waiting to be collected, in milliseconds. */
const SURE = 5000

/** What is known of a process's memory: bytes in use, what is garbage among them, and the most that there may be. */
export interface Heap {
  readonly used: number
  readonly most: number
  /** Collects garbage. */
  collect(): void
}

/** The heap of this process. */
const OWN: Heap = {
  get used() {
    return getHeapStatistics().used_heap_size
  },
  get most() {
    return getHeapStatistics().heap_size_limit
  },
  collect: collector(),
}

/** Node's own collector, which otherwise runs only when something needs room: where nothing does, it would never. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  return collect
}

/** Whether there is room for more tables. */
export class Memory {
  readonly #heap: Heap
  readonly #percent: number
  #sureAt = Number.NEGATIVE_INFINITY

  /** `percent`: how much of the heap may be in use. */
  constructor(percent: number, heap: Heap = OWN) {
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
