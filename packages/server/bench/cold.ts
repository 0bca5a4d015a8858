import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import type { Storage } from '@hausregeln/server/storage/storage.ts'
import type { Meter } from '@hausregeln/server/table/world.ts'
import { Tables } from '@hausregeln/server/tables/tables.ts'
import { layDown, longGame } from '../test/support/longGame.ts'
import type { TestDatabase } from '../test/support/postgres.ts'
import { temporaryDirectory } from '../test/support/server.ts'

const TABLES = 10
/** How often all of them are opened: the best turn counts, when all is compiled and nothing is cleared away. */
const TURNS = 12
/** Milliseconds: nothing is done in the background while it is measured. */
const NEVER = 3_600_000

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
  let cpu = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < TURNS; turn++) {
    const tables = new Tables(
      storage,
      LOUD,
      meterOf(() => undefined),
      { round: NEVER },
    )
    const before = process.cpuUsage()
    for (const code of codes) await tables.with(code, () => undefined)
    const { user, system } = process.cpuUsage(before)
    cpu = Math.min(cpu, (user + system) / 1000 / codes.length)
    await tables.close()
  }
  return cpu
}

/** Makes a snapshot of every table, by letting them leave memory. */
async function keepAll(storage: Storage, codes: readonly string[]): Promise<void> {
  let kept = 0
  const tables = new Tables(
    storage,
    LOUD,
    meterOf(() => void kept++),
    { idle: 0, round: 20 },
  )
  for (const code of codes) await tables.with(code, () => undefined)
  while (kept < codes.length) await sleep(20)
  await tables.close()
}

const tell = (fields: object, sentence: string) => console.error(sentence, fields)
const LOUD = { debug: () => undefined, info: () => undefined, warn: tell, error: tell }

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
