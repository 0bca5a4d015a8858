import { Timeline } from '@hausregeln/server/table/time/timeline.ts'

interface Timer {
  readonly at: number
  readonly call: () => void
}

/** How often a server looks at the time of day, in milliseconds. */
const LOOK = 500

/** A server's time that passes only when a test says so: nobody waits for it. */
export class HandTime {
  #now: number
  readonly #timers = new Set<Timer>()
  /** Whether time must pass for what is gathered, too; otherwise it is done as soon as nothing else is. */
  gathers = false
  readonly line: Timeline

  /** `now`: milliseconds since 1970. */
  constructor(now = Date.now()) {
    this.#now = now
    this.line = new Timeline({
      ofDay: () => this.#now,
      steady: () => this.#now,
      after: (milliseconds, call, why) => {
        if (milliseconds <= 0 || (why === 'gathered' && !this.gathers)) {
          const now = setImmediate(call)
          return () => clearImmediate(now)
        }
        const timer = { at: this.#now + milliseconds, call }
        this.#timers.add(timer)
        return () => this.#timers.delete(timer)
      },
    })
  }

  /** So many seconds pass, and what is due in them is called; what is due at once is called without. */
  pass(seconds: number): void {
    const end = this.#now + seconds * 1000
    while (this.#now < end) {
      this.#now = Math.min(end, this.#now + LOOK)
      this.line.look()
      for (const timer of [...this.#timers].filter(({ at }) => at <= this.#now)) {
        this.#timers.delete(timer)
        timer.call()
      }
    }
  }
}
