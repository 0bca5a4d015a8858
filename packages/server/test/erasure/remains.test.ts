import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { Hands } from '../support/cluster.ts'
import { carriedOut, documented } from '../support/documented.ts'
import type { Page } from '../support/page.ts'
import { TestDatabase } from '../support/postgres.ts'
import { ServerProcess } from '../support/process.ts'
import { newNonce, Person } from '../support/server.ts'

const GONE = 'Zerlinde'
const SAID = 'Quittenmarmelade'

const pages: Page[] = []
const clearing: (() => unknown)[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  for (const clear of clearing.splice(0).reverse()) await clear()
})

/** Files below these folders in which one of the words stands. */
function filesWith(words: readonly string[], ...folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  return files.filter((file) => {
    if (!existsSync(file) || !statSync(file).isFile()) return false
    const bytes = readFileSync(file)
    return words.some((word) => bytes.includes(word))
  })
}

/** A game of three that goes on, at which one has written, and has resigned. Returns who, and what would be left of them. */
async function resigned({ address }: ServerProcess) {
  const persons = await Promise.all(['Ada', GONE, 'Ben'].map((name) => Person.named(name, address)))
  const code = await persons[0]!.createTable({ seats: 3, title: `For ${GONE}` })
  const players = await Promise.all(persons.map((person) => person.page(code).open()))
  pages.push(...players)
  for (const [seat, page] of players.entries()) await page.ask({ ask: 'sit', seat, nonce: newNonce() })
  for (let line = 1; line <= 30; line++)
    await players[1]!.ask({ ask: 'say', text: `${SAID} ${'and more '.repeat(25)}` })
  await players[0]!.ask({ ask: 'start' })
  await Promise.all(players.map((page) => page.until(() => page.view !== null)))
  await playOn(players)
  await players[1]!.ask({ ask: 'resign' })
  return { players: [players[0]!, players[2]!], gone: persons[1]!, words: [GONE, SAID, persons[1]!.id] }
}

async function playOn(players: readonly Page[]): Promise<void> {
  const hands = new Hands(players, 3)
  const { sequence } = players[0]!
  await players[0]!.until(() => players[0]!.sequence > sequence + 40)
  await hands.rest()
}

async function erase({ address, token }: Person): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${address}/api/guest`, { method: 'DELETE', headers })).status
}

describe('what is left of a person in the files of a database', () => {
  it('is nothing with SQLite, as soon as it is confirmed, and after more was written', async () => {
    const server = await new ServerProcess().start()
    clearing.push(() => server.remove())
    const { players, gone, words } = await resigned(server)
    expect(filesWith(words, server.directory).length).toBeGreaterThan(0)
    expect(await erase(gone)).toBe(204)
    expect(filesWith(words, server.directory)).toEqual([])
    await playOn(players)
    expect(filesWith(words, server.directory)).toEqual([])
    await server.stop()
    expect(filesWith(words, server.directory)).toEqual([])
  })

  it('is nothing with PostgreSQL after the commands of docs/OPERATIONS.md (Debian: postgresql-client)', async () => {
    const database = await TestDatabase.start()
    clearing.push(() => database.remove())
    const url = await database.fresh()
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query('ALTER SYSTEM SET wal_recycle = off')
    await admin.query('SELECT pg_reload_conf()')
    const server = await new ServerProcess({ DATABASE_URL: url }).start()
    clearing.push(() => server.remove())
    const { gone, words } = await resigned(server)
    await admin.query('CHECKPOINT')
    await admin.end()
    const folders = ['base', 'global', 'pg_wal'].map((name) => join(database.data, name))
    expect(await erase(gone)).toBe(204)
    expect(filesWith(words, server.directory)).toEqual([])
    const before = filesWith(words, ...folders)
    expect(before.some((file) => file.includes('/base/'))).toBe(true)
    expect(before.some((file) => file.includes('/pg_wal/'))).toBe(true)
    await carriedOut(documented('#### What PostgreSQL still has'), { DATABASE_URL: url })
    expect(filesWith(words, ...folders)).toEqual([])
  })
})
