import { markIn } from '../table/played/playedBook.ts'
import type { Table } from '../table/table.ts'
import type { World } from '../table/world.ts'

/** The tables of this process. */
interface Tables {
  inMemory(code: string): Table | undefined
  loading(code: string): Promise<Table | null> | undefined
  /** Whether it is not in memory, and pages of it are here. */
  isResting(code: string): boolean
  /** Whether steps of others are to be followed here. */
  isServed(code: string): boolean
}

/** Has tables in memory follow the steps that other processes write to them. */
export class Following {
  readonly #world: World
  readonly #tables: Tables
  /** By code: up to which step others have written, where the table in memory here has not followed yet. */
  readonly #behind = new Map<string, number>()

  constructor(world: World, tables: Tables) {
    this.#world = world
    this.#tables = tables
  }

  /** Somebody has written steps up to this one: the table follows, if it is in memory here or pages of it are. */
  follow(code: string, sequence: number): void {
    if ((this.#tables.inMemory(code)?.sequence ?? 0) >= sequence) return
    if (!this.#tables.isServed(code)) return
    this.#behind.set(code, Math.max(sequence, this.#behind.get(code) ?? 0))
    void this.#catchUp(code)
  }

  /** What could not be read before is tried again. */
  round(): void {
    for (const code of this.#behind.keys()) void this.#catchUp(code)
  }

  async #catchUp(code: string): Promise<void> {
    const resting = this.#tables.isResting(code)
    // What is just being loaded may have been read before these steps.
    await Promise.allSettled([resting ? this.#world.with(code, () => undefined) : this.#tables.loading(code)])
    const table = this.#tables.inMemory(code)
    // What it has written itself comes first.
    if (table !== undefined) table.whenDurable(() => void this.#readOn(table))
    else if (!this.#tables.isResting(code)) this.#behind.delete(code)
  }

  async #readOn(table: Table): Promise<void> {
    const { code } = table
    try {
      while (this.#tables.inMemory(code) === table && table.sequence < (this.#behind.get(code) ?? 0)) {
        if (!table.settled) return table.whenDurable(() => void this.#readOn(table))
        const after = table.sequence
        const texts = await this.#world.storage.read(code, after)
        if (texts.length === 0) break
        // What is in memory is of a log that is not there any more, or too much would be played at once.
        if (table.mustReload(texts)) return void table.giveWay()
        await this.#world.library.prepare(markIn(texts))
        table.follow(texts, after)
      }
      // A table that has taken this one's place has yet to follow.
      if (this.#tables.inMemory(code) === table) this.#behind.delete(code)
    } catch (error) {
      const step = table.sequence
      this.#world.log.warn(
        { table: code, step, err: error },
        'Steps of another process could not be read; they will be.',
      )
    }
  }
}
