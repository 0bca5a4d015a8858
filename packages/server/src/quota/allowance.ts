import { Bucket } from './bucket.ts'

/** How often those of whom nothing is counted any more are forgotten, in milliseconds. */
const SWEEP = 60_000

/** How much each of many (persons, addresses) may do: as much at once as in the given time, and then at that pace. */
export class Allowance {
  readonly #most: number
  readonly #perSecond: number
  readonly #buckets = new Map<string, Bucket>()
  #swept = 0

  /** `most` in `seconds`. */
  constructor(most: number, seconds: number) {
    this.#most = most
    this.#perSecond = most / seconds
  }

  /** Whether `key` may do any more. `now`: see `Bucket`. */
  has(key: string, now = performance.now()): boolean {
    return this.#buckets.get(key)?.has(now) ?? this.#most > 0
  }

  /** `key` does it, if it may. False: it may not. */
  take(key: string, cost = 1, now = performance.now()): boolean {
    this.#sweep(now)
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#most, this.#perSecond, now)
    this.#buckets.set(key, bucket)
    return bucket.take(now, cost)
  }

  /** How many are counted. */
  get size(): number {
    return this.#buckets.size
  }

  #sweep(now: number): void {
    if (now - this.#swept < SWEEP) return
    this.#swept = now
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key)
  }
}
