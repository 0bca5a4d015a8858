/**
 * A bucket of tokens that fills up by itself: how much somebody may do. Times are milliseconds of a clock that never
 * jumps (`performance.now()`).
 */
export class Bucket {
  readonly #size: number
  readonly #perSecond: number
  #tokens: number
  #at: number

  /** Holds `size` tokens at most and gets `perSecond` new ones. */
  constructor(size: number, perSecond: number, now: number) {
    this.#size = size
    this.#perSecond = perSecond
    this.#tokens = size
    this.#at = now
  }

  /** Whether there is a token. */
  has(now: number): boolean {
    this.#fill(now)
    return this.#tokens >= 1
  }

  /** Takes tokens, if there is one at least; what is taken beyond those there are is owed. False: there is none. */
  take(now: number, cost = 1): boolean {
    if (!this.has(now)) return false
    this.#tokens -= cost
    return true
  }

  isFull(now: number): boolean {
    this.#fill(now)
    return this.#tokens >= this.#size
  }

  #fill(now: number): void {
    this.#tokens = Math.min(this.#size, this.#tokens + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
  }
}
