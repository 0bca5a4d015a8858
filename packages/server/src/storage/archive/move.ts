import { isDeepStrictEqual } from 'node:util'
import type { StoredBook } from '../books/bookStore.ts'
import { StorageError } from '../storage.ts'
import type { Archive } from './archive.ts'
import { openSource, openTarget, type Places } from './open.ts'
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

/**
 * Takes everything that is kept in one house, the key included, to another that is empty: data directories or addresses of
 * PostgreSQL databases each. The source is left as it is. Throws `StorageError`; then nothing has changed.
 */
export async function move(from: Places, to: Places, watcher?: Watcher): Promise<Moved> {
  const source = await openSource(from)
  try {
    const target = await openTarget(to)
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
  await target.stock({ key, bars, books: counted(source.books(), given), links })
  let done = 0
  for await (const table of source.tables()) {
    given.add(table)
    await target.put(table)
    watcher?.done(++done)
  }
  for await (const book of target.books()) taken.addBook(book)
  for await (const table of target.tables()) taken.add(table)
  const compared = { source: given.counts(), target: taken.counts() }
  if (
    compared.source.digest !== compared.target.digest ||
    (await target.key())?.equals(key) !== true ||
    !isDeepStrictEqual(await target.bars(), bars) ||
    !isDeepStrictEqual(await target.links(), links)
  )
    throw new StorageError(`What was read back from ${target.name} is not what ${source.name} has: nothing was moved.`)
  await target.confirm()
  return { from: source.name, to: target.name, ...compared }
}

async function* counted(books: AsyncIterable<StoredBook>, tally: Tally): AsyncIterable<StoredBook> {
  for await (const book of books) {
    tally.addBook(book)
    yield book
  }
}
