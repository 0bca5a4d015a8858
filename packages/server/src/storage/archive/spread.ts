import type { Bar } from '../../identity/tokens.ts'
import type { StoredBook, StoredLink } from '../books/bookStore.ts'
import { demandOneHouse } from '../spread/house.ts'
import { placesOf } from '../spread/placement.ts'
import { StorageError } from '../storage.ts'
import type { Archive, Stock, StoredTable } from './archive.ts'

/**
 * A house of several databases as a whole: tables in each of them, what belongs to no table in the first. Each is a
 * transaction; the first, with the key, is confirmed last. If that is cut off in the middle, the first has no key where
 * others have tables, and no server starts on it.
 */
export class SpreadArchive implements Archive {
  readonly name: string
  readonly #first: Archive
  readonly #all: readonly Archive[]

  private constructor(first: Archive, others: readonly Archive[]) {
    this.#first = first
    this.#all = [first, ...others]
    this.name = this.#all.map(({ name }) => name).join(', ')
  }

  /** Rejects with `StorageError` if one after the first is of another house, or the order is another. */
  static async over(first: Archive, others: readonly Archive[]): Promise<SpreadArchive> {
    await demandOneHouse(others.map((other) => async () => (await other.key()) !== null))
    return new SpreadArchive(first, others)
  }

  key(): Promise<Buffer | null> {
    return this.#first.key()
  }

  bars(): Promise<Bar[]> {
    return this.#first.bars()
  }

  books(): AsyncIterable<StoredBook> {
    return this.#first.books()
  }

  links(): Promise<StoredLink[]> {
    return this.#first.links()
  }

  async size(): Promise<number> {
    const sizes = await Promise.all(this.#all.map((one) => one.size()))
    return sizes.reduce((sum, size) => sum + size, 0)
  }

  /** Each has its own in the order of their codes: the next of all is the first of those that are next. */
  async *tables(): AsyncIterable<StoredTable> {
    const lines = await Promise.all(this.#all.map((one) => Line.of(one.tables())))
    let before = ''
    for (let line = firstOf(lines); line !== null; line = firstOf(lines)) {
      const table = await line.take()
      if (table.code === before) throw new StorageError(`Table ${table.code} is in two of ${this.name}.`)
      before = table.code
      yield table
    }
  }

  stock(stock: Stock): Promise<void> {
    return this.#first.stock(stock)
  }

  async put(table: StoredTable): Promise<void> {
    const [place = 0] = placesOf(table.code, this.#all.length)
    await (this.#all[place] ?? this.#first).put(table)
  }

  async confirm(): Promise<void> {
    for (const one of this.#all.toReversed()) await one.confirm()
  }

  async close(): Promise<void> {
    for (const one of this.#all) await one.close()
  }
}

/** Tables of one database, of which the next is known. */
class Line {
  readonly #tables: AsyncIterator<StoredTable>
  /** Null: there is none. */
  next: StoredTable | null = null

  private constructor(tables: AsyncIterator<StoredTable>) {
    this.#tables = tables
  }

  static async of(tables: AsyncIterable<StoredTable>): Promise<Line> {
    const line = new Line(tables[Symbol.asyncIterator]())
    await line.#step()
    return line
  }

  /** The next one, which must be there; then the one after it is. */
  async take(): Promise<StoredTable> {
    const { next } = this
    if (next === null) throw new Error('There is no table any more.')
    await this.#step()
    return next
  }

  async #step(): Promise<void> {
    const { done, value } = await this.#tables.next()
    this.next = done ? null : value
  }
}

/** That of which the next code is the first. */
function firstOf(lines: readonly Line[]): Line | null {
  return lines.reduce<Line | null>((first, line) => {
    if (line.next === null) return first
    return first?.next == null || line.next.code < first.next.code ? line : first
  }, null)
}
