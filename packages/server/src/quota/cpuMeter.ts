/** What takes no longer than this was hardly interrupted: the time is what it has used, in milliseconds. */
const SHORT = 1
/** How old what the system has said may be where something begins, in milliseconds. */
const FRESH = 10

/** A moment, and what the thread had used shortly before, in milliseconds. */
export interface Begun {
  readonly at: number
  readonly used: number
}

/**
 * Measures the CPU that something takes in this thread. To ask the system costs several microseconds, so that it is not
 * asked twice for each: what is short counts with its time, what is longer with what the thread has used, and with up to
 * 10 ms more where it was interrupted, but never with more than its time.
 */
export class CpuMeter {
  #at = Number.NEGATIVE_INFINITY
  #used = 0

  begin(): Begun {
    const at = performance.now()
    if (at - this.#at > FRESH) this.#ask(at)
    return { at, used: this.#used }
  }

  /** Milliseconds that it has taken since. */
  since({ at, used }: Begun): number {
    const now = performance.now()
    const time = now - at
    if (time <= SHORT) return time
    this.#ask(now)
    return Math.min(time, this.#used - used)
  }

  #ask(at: number): void {
    const { user, system } = process.threadCpuUsage()
    this.#at = at
    this.#used = (user + system) / 1000
  }
}
