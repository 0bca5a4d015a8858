import { PastError, RecordError } from '@hausregeln/engine'
import type { StoredBook } from '../storage/books/bookStore.ts'
import { DamageError } from '../storage/damage.ts'
import { messageOf } from '../storage/messageOf.ts'
import { wholeLog } from '../storage/wholeLog.ts'
import { type InParts, inTurns } from '../table/game/inTurns.ts'
import { StrayError } from '../table/game/play.ts'
import { Origin, type Standing } from '../table/played/origin.ts'
import { markIn } from '../table/played/playedBook.ts'
import type { Table } from '../table/table.ts'
import type { World } from '../table/world.ts'
import type { Snapshots } from './snapshots.ts'

/** A table that was opened, with the steps of which pages here have yet to be told. */
interface Opened {
  readonly table: Table
  readonly later: readonly string[]
}

/** Plays a table's game elsewhere, while others have their turns, from all of these steps. Rejects with `DamageError`. */
export type Follow = (code: string, texts: readonly string[], book: StoredBook | null) => Promise<Standing>

/** Opens tables: from their snapshots where that can be, else by their logs. */
export class Opening {
  readonly #world: World
  readonly #snapshots: Snapshots
  readonly #make: (origin: Origin) => Table
  readonly #follow: Follow

  /** `make`: makes a table of it; throws what `Table` throws. */
  constructor(world: World, snapshots: Snapshots, make: (origin: Origin) => Table, follow: Follow) {
    this.#world = world
    this.#snapshots = snapshots
    this.#make = make
    this.#follow = follow
  }

  /**
   * The table, null: there is none. `told`: up to which step pages here have been told, null: there are no such pages;
   * `whole`: all of its game is needed. Rejects with `StorageError`, with `DamageError` if it cannot be opened.
   */
  async open(code: string, told: number | null, whole: boolean): Promise<Opened | null> {
    const taken = whole ? null : await this.#takeUp(code, told)
    if (taken !== null) return taken
    try {
      return await this.#play(code, told, whole)
    } catch (error) {
      const { cause } = error as Error
      if (cause instanceof StrayError) return this.#followed(code, told)
      // A move was taken back, or the game runs differently now: that is found only with all of it at hand.
      const further = cause instanceof PastError || cause instanceof RecordError
      if (whole || !further) throw error
      return this.open(code, told, true)
    }
  }

  /** A game that has to be followed entry by entry. */
  async #followed(code: string, told: number | null): Promise<Opened> {
    const { storage, library } = this.#world
    const texts = await wholeLog(storage, code)
    const own = texts.slice(0, told ?? texts.length)
    const mark = intact(code, () => markIn(texts))
    await library.prepare(mark)
    const standing = await this.#follow(code, own, mark === null ? null : await storage.books.get(mark))
    const table = intact(code, () => this.#make(Origin.standing(code, this.#world, standing, true)))
    this.#snapshots.opened(table, 0)
    return { table, later: texts.slice(own.length) }
  }

  /** By all of its log. */
  async #play(code: string, told: number | null, whole: boolean): Promise<Opened | null> {
    const origin = new Origin(code, this.#world, whole)
    const later = await this.#read(origin, this.#world.storage.stream(code), told ?? Number.POSITIVE_INFINITY)
    if (later === null) return null
    const table = intact(code, () => this.#make(origin))
    this.#snapshots.opened(table, 0)
    return { table, later }
  }

  /**
   * Takes in so many steps; returns those that follow on them, null: there are none at all. Rejects with `DamageError`.
   */
  async #read(origin: Origin, parts: AsyncIterable<readonly string[]>, count: number): Promise<string[] | null> {
    const later: string[] = []
    let read = 0
    for await (const texts of parts) {
      await this.#world.library.prepare(intact(origin.code, () => markIn(texts)))
      const own = texts.slice(0, Math.max(0, count - read))
      if (own.length > 0) await this.#work(origin, origin.take(own))
      for (const text of texts.slice(own.length)) later.push(text)
      read += texts.length
    }
    if (read === 0) return null
    await this.#work(origin, origin.finish())
    return later
  }

  /** Reads and plays what lies long ago: all others have their turns meanwhile. Rejects with `DamageError`. */
  #work({ code }: Origin, work: InParts<void>): Promise<void> {
    return inTurns(work, (part) => this.#world.budgets.charge({ table: code }, () => intact(code, part)))
  }

  /** From its snapshot, and what was written since; null: there is none that can be used, or the table is over. */
  async #takeUp(code: string, told: number | null): Promise<Opened | null> {
    const found = await this.#snapshots.find(code, told ?? Number.POSITIVE_INFINITY)
    if (found === null) return null
    const { snapshot, parts } = found
    try {
      await this.#world.library.prepare(snapshot.history.state.settings.book ?? null)
      const origin = Origin.standing(code, this.#world, snapshot)
      const later = await this.#read(origin, parts, told === null ? Number.POSITIVE_INFINITY : told - snapshot.sequence)
      const table = intact(code, () => this.#make(origin))
      if (!table.over) {
        this.#snapshots.opened(table, snapshot.sequence)
        return { table, later: later ?? [] }
      }
      table.close()
    } catch (error) {
      if (!((error as Error).cause instanceof PastError)) this.#snapshots.ignored(code, error)
    }
    return null
  }
}

/** What is read out of a table's steps; throws `DamageError` if they are not what a table has. */
function intact<T>(code: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new DamageError(`Table ${code} cannot be opened: ${messageOf(error)}`, { cause: error })
  }
}
