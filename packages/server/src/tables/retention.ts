import { expireChats } from '../erasure/chat.ts'
import type { Redraw } from '../erasure/redrawing.ts'
import { ConflictError, type Deadlines } from '../storage/storage.ts'
import { closeTable } from '../table/state/closing.ts'
import type { Tables } from './tables.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How often is looked for abandoned tables, in milliseconds. */
const OFTEN = HOUR
/** Tables that are closed, or removed, one after the other before others have their turn. */
const AT_ONCE = 50

/** For how long tables are kept at which nothing happens; 0: for ever. */
export interface Retention {
  /** Until a table whose game has not begun is closed. */
  readonly lobbyHours: number
  /** Until a game that is not over is closed. */
  readonly gameDays: number
  /** Until a table that is over, or closed, is removed with all that is kept of it. */
  readonly keepDays: number
  /** Until the chat of a table, whatever it is, is removed. */
  readonly chatDays: number
  /** Until a short link to a rulebook is removed that nobody opens. */
  readonly linkDays: number
}

/** When a link will be removed unless somebody opens it; null: never. `last`: when somebody did. */
export function linkExpiry(last: number, { linkDays }: Pick<Retention, 'linkDays'>): number | null {
  return linkDays === 0 ? null : last + linkDays * DAY
}

/**
 * When a table will be closed, or removed if it is over, unless something happens; null: never. `last`: when something
 * did.
 */
export function expiryOf(phase: string, last: number, { lobbyHours, gameDays, keepDays }: Retention): number | null {
  const after = phase === 'lobby' ? lobbyHours * HOUR : (phase === 'over' ? keepDays : gameDays) * DAY
  return after === 0 ? null : last + after
}

/**
 * Closes tables that are abandoned, and removes those that have been closed, or over, for long; chats, links and
 * rulebooks likewise.
 */
export class Caretaker {
  readonly #tables: Tables
  readonly #retention: Retention
  readonly #before: () => Promise<void>
  readonly #redraw: Redraw | undefined
  readonly #timer: ReturnType<typeof setInterval>

  /** `before`: what is done before anything is looked at; `redraw`: see `Books`. */
  constructor(tables: Tables, retention: Retention, before: () => Promise<void>, redraw?: Redraw) {
    this.#redraw = redraw
    this.#tables = tables
    this.#before = before
    this.#retention = retention
    this.#timer = setInterval(() => void this.look(), OFTEN)
    this.#timer.unref()
    void this.look()
  }

  end(): void {
    clearInterval(this.#timer)
  }

  /** Looks for abandoned tables until there are none. */
  async look(): Promise<void> {
    const { storage, log } = this.#tables
    await this.#before()
    try {
      for (;;) {
        const found = await storage.abandoned(this.#deadlines(), AT_ONCE)
        const done = await Promise.all(found.map((head) => this.#treat(head)))
        if (!done.includes(true)) break
      }
      const now = this.#tables.time.now()
      const { chatDays } = this.#retention
      if (chatDays > 0) await expireChats(storage, now - chatDays * DAY, now, log, this.#redraw)
      const unopened = this.#retention.linkDays === 0 ? null : now - this.#retention.linkDays * DAY
      await storage.books.tidy(unopened, now - DAY)
    } catch (error) {
      log.warn({ err: error }, 'Abandoned tables could not be looked for.')
    }
  }

  #deadlines(): Deadlines {
    const now = this.#tables.time.now()
    const before = (phase: string) => {
      const after = expiryOf(phase, 0, this.#retention)
      return after === null ? null : now - after
    }
    return { lobby: before('lobby'), game: before('playing'), over: before('over') }
  }

  /** Whether it is done; else somebody has come to it in the meantime. */
  async #treat(head: Awaited<ReturnType<Tables['storage']['abandoned']>>[number]): Promise<boolean> {
    const { storage } = this.#tables
    try {
      if (head.phase === 'over') return await storage.remove(head.code, head.sequence)
      await closeTable(storage, head, 'time', '', this.#tables.time.now())
      this.#tables.written(head.code, head.sequence + 1)
      return true
    } catch (error) {
      if (error instanceof ConflictError) return false
      throw error
    }
  }
}
