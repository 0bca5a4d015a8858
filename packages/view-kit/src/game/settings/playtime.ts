/** The longest wait that a timer takes, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1
const MINUTE = 60_000

/** How long a game has been played, while it was open; and when the agreed time is up. All in milliseconds. */
export class Playtime {
  readonly #before: number
  readonly #since = Date.now()
  readonly #limit: number
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `before`: played so far; `minutes`: agreed for the game, 0 for no limit. */
  constructor(before: number, minutes: number) {
    this.#before = before
    this.#limit = minutes * MINUTE
  }

  get played(): number {
    return this.#before + Date.now() - this.#since
  }

  /** The moment at which the agreed time is up; null without a limit. */
  get endsAt(): number | null {
    return this.#limit === 0 ? null : this.#since + this.#limit - this.#before
  }

  /** Calls back once when the time is up. */
  whenUp(callback: () => void): void {
    if (this.endsAt === null) return
    this.#timer = setTimeout(callback, Math.min(LONGEST_TIMER, Math.max(0, this.endsAt - Date.now())))
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
