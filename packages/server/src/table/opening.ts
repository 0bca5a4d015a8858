import { PastError } from '@hausregeln/engine'
import { DamageError } from '../storage/damage.ts'
import { messageOf } from '../storage/messageOf.ts'
import type { Origin } from './origin.ts'
import { markIn } from './playedBook.ts'
import type { Snapshots } from './snapshot/snapshots.ts'
import type { Table } from './table.ts'
import type { World } from './world.ts'

/** A table that was opened, with the steps of which pages here have yet to be told. */
interface Opened {
  readonly table: Table
  readonly later: readonly string[]
}

/** Opens tables: from their snapshots where that can be, else by their logs. */
export class Opening {
  readonly #world: World
  readonly #snapshots: Snapshots
  readonly #make: (origin: Origin) => Table

  /** `make`: puts a table into memory; throws what `Table` throws. */
  constructor(world: World, snapshots: Snapshots, make: (origin: Origin) => Table) {
    this.#world = world
    this.#snapshots = snapshots
    this.#make = make
  }

  /**
   * The table, null: there is none. `told`: up to which step pages here have been told, null: there are no such pages;
   * `whole`: all of its game is needed. Rejects with `StorageError`, with `DamageError` if it cannot be opened.
   */
  async open(code: string, told: number | null, whole: boolean): Promise<Opened | null> {
    return (whole ? null : await this.#takeUp(code, told)) ?? this.#play(code, told)
  }

  /** By all of its log. */
  async #play(code: string, told: number | null): Promise<Opened | null> {
    const texts = await this.#world.storage.read(code)
    if (texts.length === 0) return null
    await this.#world.library.prepare(intact(code, () => markIn(texts)))
    const then = told ?? texts.length
    const table = intact(code, () => this.#make({ code, snapshot: null, texts: texts.slice(0, then) }))
    this.#snapshots.opened(table, 0)
    return { table, later: texts.slice(then) }
  }

  /** From its snapshot, and what was written since; null: there is none that can be used, or the table is over. */
  async #takeUp(code: string, told: number | null): Promise<Opened | null> {
    const found = await this.#snapshots.find(code, told ?? Number.POSITIVE_INFINITY)
    if (found === null) return null
    const { snapshot, texts } = found
    const then = told === null ? texts.length : told - snapshot.sequence
    try {
      await this.#world.library.prepare(markIn(texts) ?? snapshot.history.state.settings.book ?? null)
      const table = this.#make({ code, snapshot, texts: texts.slice(0, then) })
      if (!table.over) {
        this.#snapshots.opened(table, snapshot.sequence)
        return { table, later: texts.slice(then) }
      }
      table.close()
    } catch (error) {
      if (!(error instanceof PastError)) this.#snapshots.ignored(code, error)
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
