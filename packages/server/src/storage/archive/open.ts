import { StorageError } from '../storage.ts'
import type { Archive } from './archive.ts'
import { PostgresArchive } from './postgres.ts'
import { SpreadArchive } from './spread.ts'
import { SqliteArchive } from './sqlite.ts'

/** The databases of a house in their order: data directories, or addresses of PostgreSQL databases. */
export type Places = readonly string[]

/** Opens what is to be moved. Throws `StorageError`. */
export function openSource(places: Places): Promise<Archive> {
  return openAll(places, (place) => (isAddress(place) ? PostgresArchive.source(place) : SqliteArchive.source(place)))
}

/** Opens where everything is to go. Throws `StorageError`. */
export function openTarget(places: Places): Promise<Archive> {
  return openAll(places, (place) => (isAddress(place) ? PostgresArchive.target(place) : SqliteArchive.target(place)))
}

/** Whether this names a database rather than a directory. */
function isAddress(place: string): boolean {
  return place.includes('://')
}

async function openAll(places: Places, open: (place: string) => Promise<Archive> | Archive): Promise<Archive> {
  const opened: Archive[] = []
  try {
    for (const place of places) opened.push(await open(place))
    const [first, ...others] = opened
    if (first === undefined) throw new StorageError('No place is named.')
    return others.length === 0 ? first : await SpreadArchive.over(first, others)
  } catch (error) {
    for (const archive of opened) await archive.close()
    throw error
  }
}
