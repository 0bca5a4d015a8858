import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import type { Storage } from '@hausregeln/server/storage/storage.ts'
import { Tables } from '@hausregeln/server/table/tables.ts'
import type { Meter } from '@hausregeln/server/table/world.ts'
import { layDown, longGame } from '../test/support/longGame.ts'
import type { TestDatabase } from '../test/support/postgres.ts'
import { temporaryDirectory } from '../test/support/server.ts'

const TABLES = 10
/** How often all of them are opened until it is measured. */
const WARM_UP = 4

/** Milliseconds of CPU time until a table that is not in memory is open, the database's own aside. */
export interface Cold {
  readonly log: number
  readonly snapshot: number
}

/** Opens tables of so many steps by their logs, then from their snapshots. `database`: null: a file. */
export async function benchCold(steps: number, database: TestDatabase | null): Promise<Cold> {
  const directory = temporaryDirectory()
  const storage = database === null ? new SqliteStorage(directory) : await PostgresStorage.open(await database.fresh())
  const game = longGame(steps)
  const codes = Array.from({ length: TABLES }, (_, number) => `cold${number}`)
  for (const code of codes) await layDown(storage, code, game)
  const log = await opened(storage, codes)
  await keepAll(storage, codes)
  const snapshot = await opened(storage, codes)
  await storage.close()
  rmSync(directory, { recursive: true, force: true })
  return { log, snapshot }
}

async function opened(storage: Storage, codes: readonly string[]): Promise<number> {
  let cpu = 0
  for (let turn = 0; turn <= WARM_UP; turn++) {
    const tables = new Tables(
      storage,
      SILENT,
      meterOf(() => undefined),
    )
    const before = process.cpuUsage()
    for (const code of codes) await tables.with(code, () => undefined)
    const { user, system } = process.cpuUsage(before)
    cpu = (user + system) / 1000 / codes.length
    await tables.close()
  }
  return cpu
}

/** Makes a snapshot of every table, by letting them leave memory. */
async function keepAll(storage: Storage, codes: readonly string[]): Promise<void> {
  let kept = 0
  const tables = new Tables(
    storage,
    SILENT,
    meterOf(() => void kept++),
    { idle: 0, round: 20 },
  )
  for (const code of codes) await tables.with(code, () => undefined)
  while (kept < codes.length) await sleep(20)
  await tables.close()
}

const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

function meterOf(written: () => void): Meter {
  const nothing = () => undefined
  return {
    step: nothing,
    refused: nothing,
    lost: nothing,
    reported: nothing,
    leapt: nothing,
    uncaught: nothing,
    written: nothing,
    snapshot: (what) => what === 'written' && written(),
  }
}
