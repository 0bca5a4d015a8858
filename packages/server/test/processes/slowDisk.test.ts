import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Databases } from '../support/databases.ts'
import { TestServer } from '../support/server.ts'

let database: Databases
beforeAll(async () => {
  database = await Databases.connect()
})
afterAll(() => database?.remove())

const clearing: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear()
})

/** How long is waited for what the server is writing itself, in milliseconds. */
const PATIENCE = 60_000

/** Nobody can write to the file until it is given free: as if the disk took so long. */
function hold(directory: string): () => void {
  const db = new DatabaseSync(join(directory, 'hausregeln.db'), { timeout: PATIENCE })
  db.exec('BEGIN IMMEDIATE')
  const free = () => db.isOpen && db.close()
  clearing.push(free)
  return free
}

async function readiness(address: string): Promise<number> {
  return (await fetch(`${address}/readyz`)).status
}

/** A figure of the server. */
async function figure(figures: string, name: string): Promise<number> {
  const text = await (await fetch(`${figures}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
}

describe('a disk that does not answer', () => {
  it('holds up nobody who asks it for nothing, and nothing is confirmed before it is written', async () => {
    const server = await new TestServer().start()
    clearing.push(() => server.remove())
    const [ada, ben] = await server.playing(['Ada', 'Ben'])
    clearing.push(() => [ada, ben].forEach((page) => void page.close()))
    const free = hold(server.directory)
    const before = [ada.chat.length, ben.chat.length, ada.confirmed.length]
    const said = ada.ask({ ask: 'say', text: 'Is anybody there?' })
    // This thread serves all of these, one after the other, while the disk is waited for.
    for (let asked = 0; asked < 20; asked++) {
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
      expect((await fetch(`${server.address}/api/tables`)).status).toBe(200)
    }
    ada.sendRaw(JSON.stringify({ type: 'react', reaction: 'hurry' }))
    await ben.until(() => ben.reactions.length > 0)
    expect([ada.chat.length, ben.chat.length, ada.confirmed.length]).toEqual(before)
    free()
    await said
    await Promise.all([ada, ben].map((page) => page.until(() => page.chat.length === 1)))
    expect(await figure(server.figures, 'hausregeln_tables_lost_total')).toBe(0)
  })

  it('is found by writing: it cannot be written to, and it can again', async () => {
    const server = await new TestServer().start()
    clearing.push(() => server.remove())
    // A disk that others use may take longer than a probe waits.
    await expect.poll(() => readiness(server.address)).toBe(200)
    const free = hold(server.directory)
    await expect.poll(() => readiness(server.figures)).toBe(503)
    free()
    await expect.poll(() => readiness(server.address)).toBe(200)
  })

  it('is asked once for all who ask whether it answers', async () => {
    const server = await new TestServer().start()
    clearing.push(() => server.remove())
    const watched = new DatabaseSync(join(server.directory, 'hausregeln.db'))
    clearing.push(() => watched.close())
    const version = watched.prepare('PRAGMA data_version')
    const free = hold(server.directory)
    const asked = Array.from({ length: 300 }, () => readiness(server.address))
    const before = version.get()
    free()
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
    expect(version.get()).toEqual({ data_version: Number(before?.data_version) + 1 })
  })
})

it('a PostgreSQL in which steps are locked is not ready, and is again when they are not', async () => {
  const url = await database.fresh()
  const server = await new TestServer({}, undefined, () => PostgresStorage.open(url)).start()
  clearing.push(() => server.remove())
  const other = new pg.Client(url)
  await other.connect()
  clearing.push(() => other.end())
  await other.query('BEGIN; LOCK TABLE steps IN EXCLUSIVE MODE')
  await expect.poll(() => readiness(server.address)).toBe(503)
  await other.query('ROLLBACK')
  await expect.poll(() => readiness(server.address)).toBe(200)
})
