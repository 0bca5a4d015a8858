import type { Timeline } from './timeline.ts'

/** The longest wait that a timer takes, in milliseconds. */
const LONGEST = 2 ** 31 - 1

/** One timer that can be set again. */
export class Alarm {
  readonly #time: Timeline
  readonly #ring: () => void
  #stop: () => void = () => undefined
  /** When it rings, in lived milliseconds, see `Timeline`; null: it does not. */
  at: number | null = null

  constructor(time: Timeline, ring: () => void) {
    this.#time = time
    this.#ring = ring
  }

  set(at: number | null, now: number): void {
    this.#stop()
    this.at = at
    if (at !== null) this.#stop = this.#time.after(Math.min(LONGEST, Math.max(0, at - now)), () => this.#ring())
  }
}
