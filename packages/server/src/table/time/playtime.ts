const MINUTE = 60_000

/** Playing time as JSON: since which moment it runs. */
export interface KeptPlaytime {
  readonly played: number
  readonly since: number | null
}

/** How long a game has been played, pauses aside. In lived milliseconds, see `Timeline`. */
export class Playtime {
  #played = 0
  #since: number | null = null

  /** To be called for every step: whether the game runs from `at` on. */
  turn(at: number, running: boolean): void {
    if (running === (this.#since !== null)) return
    this.#played += this.#running(at)
    this.#since = running ? at : null
  }

  /** As JSON; `moment`: of lived milliseconds. */
  keep(moment: (lived: number) => number): KeptPlaytime {
    return { played: this.#played, since: this.#since === null ? null : moment(this.#since) }
  }

  /** Goes on as it was kept; `lived`: of a moment. */
  takeUp({ played, since }: KeptPlaytime, lived: (moment: number) => number): void {
    this.#played = played
    this.#since = since === null ? null : lived(since)
  }

  /** When a game of so many minutes is over; null: it does not run, or has no limit. */
  endsAt(minutes: number): number | null {
    if (minutes === 0 || this.#since === null) return null
    return this.#since + minutes * MINUTE - this.#played
  }

  #running(now: number): number {
    return this.#since === null ? 0 : Math.max(0, now - this.#since)
  }
}
