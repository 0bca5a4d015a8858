const SECOND = 1000
/** How many seconds' steps a table, and the process, may make at once after a rest. */
const TABLE_BURST = 3
const HOUSE_BURST = 1

/** How many steps bots may make by the second. */
export interface PaceSettings {
  /** At all tables of this process together. */
  readonly BOT_STEPS_PER_SECOND: number
  /** At one table. */
  readonly BOT_STEPS_PER_TABLE: number
}

/**
 * How fast bots play at all tables of a process. A table that has to wait is given a moment of its own, one at a time:
 * so tables take turns, however many moves one of them has to make. Moments are lived milliseconds, see `Timeline`.
 */
export class Pace {
  readonly #settings: PaceSettings
  /** When all that was granted so far would be done at the steady pace. */
  #granted = 0

  constructor(settings: PaceSettings) {
    this.#settings = settings
  }

  /** The pace of one table. */
  table(): TablePace {
    return new TablePace(this.#settings.BOT_STEPS_PER_TABLE, (now) => this.#grant(now))
  }

  /** The next moment that is nobody's yet. */
  #grant(now: number): number {
    const before = Math.max(this.#granted, now)
    this.#granted = before + SECOND / this.#settings.BOT_STEPS_PER_SECOND
    return before - HOUSE_BURST * SECOND
  }
}

/** How fast bots play at one table. */
export class TablePace {
  readonly #perSecond: number
  readonly #grant: (now: number) => number
  /** When all that was played so far would be done at the steady pace. */
  #played = 0
  /** The moment that the table was given for its next step; null: it has asked for none. */
  #moment: number | null = null

  /** `grant`: a moment at which the process has time for a step. */
  constructor(perSecond: number, grant: (now: number) => number) {
    this.#perSecond = perSecond
    this.#grant = grant
  }

  /** From when on a bot may play: a moment after `now`, or one that has passed. */
  next(now: number): number {
    const rested = this.#played - TABLE_BURST * SECOND
    if (rested > now) return rested
    this.#moment ??= this.#grant(now)
    return this.#moment
  }

  /** A bot has played. */
  played(now: number): void {
    this.#moment = null
    this.#played = Math.max(this.#played, now) + SECOND / this.#perSecond
  }
}
