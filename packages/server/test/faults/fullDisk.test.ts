import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import type { Storage } from '@hausregeln/server/storage/storage.ts'
import type { Step } from '@hausregeln/server/table/steps/step.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TestDatabase } from '../support/postgres.ts'
import { ServerProcess } from '../support/process.ts'
import { Person } from '../support/server.ts'
import { SmallDisk } from '../support/smallDisk.ts'

const POSSIBLE = SmallDisk.possible

/** Megabytes of disks: an empty PostgreSQL database has some eight. */
const [FOR_FILE, FOR_DATABASE] = [4, 32]

const patiently = { interval: 100 }
const LINE = 'ä'.repeat(290)

let database: TestDatabase | undefined
beforeAll(async () => {
  if (POSSIBLE) database = await TestDatabase.start()
})
afterAll(() => database?.remove())
const clearing: (() => unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear()
})

/** A disk, a server whose tables lie on it, and how to open these when it does not run. */
type House = readonly [disk: SmallDisk, server: ServerProcess, open: () => Promise<Storage>]

async function onFile(): Promise<House> {
  const disk = new SmallDisk(FOR_FILE)
  clearing.push(() => disk.remove())
  return [disk, new ServerProcess({ DATA_DIR: disk.path }), async () => new SqliteStorage(disk.path)]
}

async function onDatabase(): Promise<House> {
  const disk = new SmallDisk(FOR_DATABASE)
  clearing.push(() => disk.remove())
  const url = await database!.freshOn(disk)
  return [disk, new ServerProcess({ DATABASE_URL: url }), () => PostgresStorage.open(url)]
}

describe.skipIf(!POSSIBLE)('a disk that is full to the last byte (as root, where file systems can be mounted)', () => {
  it.each([
    ['with a SQLite file on it', onFile],
    ['with a PostgreSQL database on it', onDatabase],
  ])(
    '%s: nothing more is confirmed; all goes on when there is room, and nothing is lost or doubled',
    async (_, begin) => {
      const [disk, server, open] = await begin()
      clearing.push(() => server.remove())
      await server.start()
      const ada = await Person.named('Ada', server.address)
      const page = await ada.page(await ada.createTable()).open()
      clearing.push(() => page.close())
      const say = (from: number, count: number) =>
        Array.from({ length: count }, (_, n) => page.request({ ask: 'say', text: `${from + n} ${LINE}` }))
      await Promise.all(say(0, 20))
      disk.fill()
      // What is short may still find room in what the database has already.
      const said = say(20, 600)
      await expect.poll(() => server.output, patiently).toMatch(/No space left on device|database or disk is full/)
      const readiness = async () => (await fetch(`${server.address}/readyz`)).status
      await expect.poll(readiness, patiently).toBe(503)
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
      const confirmed = [...page.confirmed]
      expect(confirmed.length).toBeLessThan(620)
      disk.clear()
      await expect.poll(readiness, patiently).toBe(200)
      expect((await Promise.all(said)).every(({ type }) => type === 'done')).toBe(true)
      await server.stop()
      const storage = await open()
      const steps = (await storage.read(page.table.code)).map((text) => JSON.parse(text) as Step)
      await storage.close()
      const numbers = steps.flatMap(({ receipt }) => receipt?.number ?? [])
      expect(numbers).toEqual(Array.from({ length: 620 }, (_, n) => n + 1))
      expect(numbers).toEqual(expect.arrayContaining(confirmed))
    },
    240_000,
  )
})
