const MINUTE = 60_000

/** How long a game has been played, pauses and the time in which no server ran aside. In milliseconds. */
export class Playtime {
  readonly #startedAt: number
  #played = 0
  #since: number | null = null

  /** `startedAt`: when this server was started. */
  constructor(startedAt: number) {
    this.#startedAt = startedAt
  }

  /** To be called for every step: whether the game runs from `at` on. */
  turn(at: number, running: boolean): void {
    if (running === (this.#since !== null)) return
    this.#played += this.#running(at)
    this.#since = running ? at : null
  }

  /** When a game of so many minutes is over; null: it does not run, or has no limit. */
  endsAt(minutes: number): number | null {
    if (minutes === 0 || this.#since === null) return null
    return Math.max(this.#since, this.#startedAt) + minutes * MINUTE - this.#played
  }

  #running(now: number): number {
    return this.#since === null ? 0 : Math.max(0, now - Math.max(this.#since, this.#startedAt))
  }
}
