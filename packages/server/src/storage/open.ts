import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../settings.ts'
import { SpreadStorage } from './spread/spread.ts'
import { SqliteStorage } from './sqlite.ts'
import { AwayError, type Storage } from './storage.ts'

/** Milliseconds until a database that is away is tried again. */
const AGAIN = 1000

/** Where tables are kept. */
export type Place = Pick<Settings, 'databaseUrls' | 'dataDirectories'>

interface Manner {
  /** The most bytes that a file may take; 0: as many as the disk has. */
  readonly limit?: number
  /** To look after what is kept while a server may be running on it. */
  readonly beside?: boolean
  /** Is told, once each, of databases that are away, which are then waited for; without it, they are not. */
  readonly waiting?: (sentence: string) => void
}

/** Opens what the settings name. Rejects with `StorageError` if it cannot be used. */
export async function openStorage({ databaseUrls, dataDirectories }: Place, manner: Manner = {}): Promise<Storage> {
  const opened: Storage[] = []
  try {
    if (databaseUrls.length > 0) for (const url of databaseUrls) opened.push(await openDatabase(url, manner.waiting))
    else for (const path of dataDirectories) opened.push(new SqliteStorage(path, manner.limit, manner.beside))
    const [first, ...others] = opened
    if (first === undefined) throw new Error('The settings name no place for tables.')
    return others.length === 0 ? first : await SpreadStorage.over(first, others)
  } catch (error) {
    await Promise.allSettled(opened.map((storage) => storage.close()))
    throw error
  }
}

/** What is needed for databases alone is loaded for them alone. */
async function openDatabase(url: string, waiting: Manner['waiting']): Promise<Storage> {
  const { PostgresStorage } = await import('./postgres.ts')
  for (let said = false; ; said = true)
    try {
      return await PostgresStorage.open(url)
    } catch (error) {
      if (!(error instanceof AwayError) || waiting === undefined) throw error
      if (!said) waiting(`${error.message} It is waited for.`)
      await sleep(AGAIN)
    }
}
