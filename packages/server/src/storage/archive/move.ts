import { isDeepStrictEqual } from 'node:util'
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
  const bars = await source.bars()
  await watcher?.begin(await source.size())
  const [given, taken] = [new Tally(), new Tally()]
  let counted: { source: Counts; target: Counts } | undefined
  let done = 0
  const tables = counting(source.tables(), given, () => watcher?.done(++done))
  await target.fill(key, bars, tables, async (written, writtenKey) => {
    for await (const table of written) taken.add(table)
    counted = { source: given.counts(), target: taken.counts() }
    if (
      counted.source.digest !== counted.target.digest ||
      writtenKey?.equals(key) !== true ||
      !isDeepStrictEqual(await target.bars(), bars)
    )
      throw new StorageError(
        `What was read back from ${target.name} is not what ${source.name} has: nothing was moved.`,
      )
  })
  if (counted === undefined) throw new StorageError(`${target.name} has not been compared with ${source.name}.`)
  return { from: source.name, to: target.name, ...counted }
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
