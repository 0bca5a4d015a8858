/** The longest wait that a timer takes, in milliseconds. */
const LONGEST = 2 ** 31 - 1

/** One timer that can be set again. */
export class Alarm {
  readonly #ring: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When it rings, in lived milliseconds, see `Timeline`; null: it does not. */
  at: number | null = null

  constructor(ring: () => void) {
    this.#ring = ring
  }

  set(at: number | null, now: number): void {
    clearTimeout(this.#timer)
    this.at = at
    if (at !== null) this.#timer = setTimeout(() => this.#ring(), Math.min(LONGEST, Math.max(0, at - now)))
  }
}
