/** A bucket of tokens that fills up by itself: how much one connection may send. */
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

  /** Takes a token; false: there is none. `now`: milliseconds. */
  take(now: number): boolean {
    this.#tokens = Math.min(this.#size, this.#tokens + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#tokens < 1) return false
    this.#tokens--
    return true
  }
}
