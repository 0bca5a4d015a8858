import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type GameRecord, readRecord } from '@hausregeln/engine'
import { runAdmin } from '@hausregeln/server/admin/run.ts'
import { openStorage } from '@hausregeln/server/storage/open.ts'
import type { Storage } from '@hausregeln/server/storage/storage.ts'
import { headOf } from '@hausregeln/server/table/state/head.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Databases } from '../support/databases.ts'
import { longGame } from '../support/longGame.ts'
import { ServerProcess } from '../support/process.ts'
import { guestOn, Person } from '../support/server.ts'

let database: Databases
beforeAll(async () => {
  database = await Databases.connect()
})
afterAll(() => database?.remove())

let server: ServerProcess
afterEach(() => server.remove())

const [SOUND, HEAVY] = ['abcdefghkm', 'kmabcdefgh']
const HEAP = 64
/** A step with so many objects in it that they take twice the memory of a process and more: none lives to read it. */
const OBJECTS = 2_500_000
const NO_OBJECTS = '"objects":[]'
const patiently = { interval: 50 }

interface Place {
  readonly databaseUrls: readonly string[]
  readonly dataDirectories: readonly string[]
}

/** Where the server keeps its tables, as settings and as the variables that name it. */
async function placeOf(name: string) {
  const url = name === 'PostgreSQL' ? await database.fresh() : ''
  const env = { LOG_LEVEL: 'warn', NODE_OPTIONS: `--max-old-space-size=${HEAP}`, ...(url && { DATABASE_URL: url }) }
  server = new ServerProcess(env)
  const variables: Record<string, string> = url ? { DATABASE_URL: url } : { DATA_DIR: server.directory }
  const settings = { databaseUrls: url ? [url] : [], dataDirectories: [server.directory] }
  return { settings, variables }
}

/** Two tables of the same person at which something is due, with the one step more that is to become heavy. */
async function layDown(storage: Storage, id: string): Promise<GameRecord['entries'][number][]> {
  const { texts, history } = longGame(60, [{ id, name: 'Ada' }])
  const last = `{"at":${Date.now()},"facts":[],${NO_OBJECTS}}`
  const head = headOf(history.state, 1, 1, Date.now())
  await storage.append(SOUND, 0, texts, head)
  await storage.append(HEAVY, 0, [...texts, last], head)
  return texts.flatMap((text) =>
    (JSON.parse(text) as { facts: { fact: string; entries?: GameRecord['entries'] }[] }).facts.flatMap(
      ({ fact, entries }) => (fact === 'entered' ? (entries ?? []) : []),
    ),
  )
}

/** Asks the database itself, whatever time it takes. */
async function ask({ databaseUrls: [url], dataDirectories: [data = ''] }: Place, query: string): Promise<void> {
  if (url === undefined) {
    const db = new DatabaseSync(join(data, 'hausregeln.db'))
    db.exec(query)
    return db.close()
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(query)
  await client.end()
}

/** The step becomes heavy: made where it lies, since so much takes long on its way to a database that is busy. */
function makeHeavy(place: Place): Promise<void> {
  const objects =
    place.databaseUrls.length > 0 ? `repeat('{},', ${OBJECTS})` : `replace(hex(zeroblob(${OBJECTS / 2})), '0', '{},')`
  const step = `replace(step, '${NO_OBJECTS}', '"objects":[' || ${objects} || '0]')`
  return ask(place, `UPDATE steps SET step = ${step} WHERE step LIKE '%${NO_OBJECTS}%'`)
}

/** What a process that has ended was to wake is free for others ten seconds later: they have passed. */
function lapse(place: Place): Promise<void> {
  return ask(place, 'UPDATE tables SET owned_until = 0')
}

describe('a table by which processes end', () => {
  it.each(['SQLite', 'PostgreSQL'])(
    'on %s is set aside with the third start; its people are told and get their game, others play',
    async (name) => {
      const { settings, variables } = await placeOf(name)
      const storage = await openStorage(settings)
      const known = await guestOn(storage, 'Ada')
      const entries = await layDown(storage, known.guest.id)
      await storage.close()
      await makeHeavy(settings)
      for (let start = 1; start <= 2; start++) {
        await server.start()
        await expect.poll(() => server.exited, patiently).toBe(true)
        await lapse(settings)
      }
      await server.start()
      await expect.poll(() => server.output, patiently).toContain('A table is set aside')
      const ada = new Person(server.address, known)
      const page = await ada.page(HEAVY).open()
      expect(page.goodbye).toMatchObject({ reason: 'setAside', retry: false })
      const sound = await ada.page(SOUND).open()
      expect(sound.told?.phase).toBe('playing')
      sound.close()

      const record = (person: Person) =>
        fetch(`${server.address}/api/tables/${HEAVY}/record`, { headers: { authorization: `Bearer ${person.token}` } })
      const eve = await Person.named('Eve', server.address)
      expect((await record(eve)).status).toBe(409)
      expect(readRecord(await (await record(ada)).text()).entries).toEqual(entries)
      await server.stop()

      const said: string[] = []
      const tell = (text: string) => said.push(text)
      await runAdmin(['aside'], variables, tell)
      expect(said).toEqual([`${HEAVY}  2 processes have ended`])
      await runAdmin(['retry', HEAVY], variables, tell)
      said.length = 0
      await runAdmin(['aside'], variables, tell)
      expect(said).toEqual([])
    },
    300_000,
  )
})
