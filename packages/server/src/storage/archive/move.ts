import { isDeepStrictEqual } from 'node:util'
import type { StoredBook } from '../books/bookStore.ts'
import { StorageError } from '../storage.ts'
import type { Archive, StoredTable } from './archive.ts'
import { PostgresArchive } from './postgres.ts'
import { SqliteArchive } from './sqlite.ts'
import { type Counts, Tally } from './tally.ts'

export type { Counts }

/** What was counted where everything came from, and where it has gone. */
export interface Moved {
  readonly from: string
  readonly to: string
  readonly source: Counts
  readonly target: Counts
}

/** Is told how many tables there are, and how many are done. */
export interface Watcher {
  begin(tables: number): Promise<void>
  done(tables: number): void
}

/** Whether this names a database rather than a directory. */
function isAddress(place: string): boolean {
  return place.includes('://')
}

/**
 * Takes everything that is kept at one place, the key included, to another that is empty: a data directory or the
 * address of a PostgreSQL database each. The source is left as it is. Throws `StorageError`; then nothing has changed.
 */
export async function move(from: string, to: string, watcher?: Watcher): Promise<Moved> {
  const source = isAddress(from) ? await PostgresArchive.source(from) : SqliteArchive.source(from)
  try {
    const target = isAddress(to) ? await PostgresArchive.target(to) : SqliteArchive.target(to)
    try {
      return await carry(source, target, watcher)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function carry(source: Archive, target: Archive, watcher?: Watcher): Promise<Moved> {
  const key = await source.key()
  if (key === null)
    throw new StorageError(`${source.name} has no key that signs guests' tokens: nobody would be recognised.`)
  const [bars, links] = [await source.bars(), await source.links()]
  await watcher?.begin(await source.size())
  const [given, taken] = [new Tally(), new Tally()]
  let compared: { source: Counts; target: Counts } | undefined
  let done = 0
  const tables = counting(source.tables(), given, () => watcher?.done(++done))
  const books = counted(source.books(), given)
  await target.fill({ key, bars, books, links }, tables, async (written, writtenKey) => {
    for await (const book of target.books()) taken.addBook(book)
    for await (const table of written) taken.add(table)
    compared = { source: given.counts(), target: taken.counts() }
    if (
      compared.source.digest !== compared.target.digest ||
      writtenKey?.equals(key) !== true ||
      !isDeepStrictEqual(await target.bars(), bars) ||
      !isDeepStrictEqual(await target.links(), links)
    )
      throw new StorageError(
        `What was read back from ${target.name} is not what ${source.name} has: nothing was moved.`,
      )
  })
  if (compared === undefined) throw new StorageError(`${target.name} has not been compared with ${source.name}.`)
  return { from: source.name, to: target.name, ...compared }
}

async function* counted(books: AsyncIterable<StoredBook>, tally: Tally): AsyncIterable<StoredBook> {
  for await (const book of books) {
    tally.addBook(book)
    yield book
  }
}

async function* counting(
  tables: AsyncIterable<StoredTable>,
  tally: Tally,
  onTable: () => void,
): AsyncIterable<StoredTable> {
  for await (const table of tables) {
    tally.add(table)
    onTable()
    yield table
  }
}
