import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DEBIAN_POSTGRES, DebianPostgres } from '../support/debianPostgres.ts'
import { carriedOut, documented } from '../support/documented.ts'
import { Page } from '../support/page.ts'
import { ServerProcess } from '../support/process.ts'
import { newNonce, Person } from '../support/server.ts'

const GONE = 'Zerlinde'
const SAID = 'Quittenmarmelade'
const BARRED = 'Yggdrasil'

const clearing: (() => unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear()
})

function directory(): string {
  const path = mkdtempSync(join(tmpdir(), 'hausregeln-drill-'))
  clearing.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function serve(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = new ServerProcess(env)
  clearing.push(() => server.remove())
  return server.start()
}

async function enter(person: Pick<Person, 'token'>, address: string, code: string): Promise<Page> {
  const page = await new Page(address, code, person.token).open()
  clearing.push(() => page.close())
  return page
}

/** A table over which Ada and the one who will be erased have sat, and whom the third has watched. */
async function monday({ address }: ServerProcess) {
  const [ada, gone, barred] = await Promise.all([
    Person.named('Ada', address),
    Person.named(GONE, address),
    Person.named(BARRED, address),
  ])
  const code = await ada.createTable({ seats: 2, spectatorsWrite: true })
  const [host, guest] = [await enter(ada, address, code), await enter(gone, address, code)]
  await guest.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
  await guest.ask({ ask: 'say', text: SAID })
  await host.until(() => host.chat.length === 1)
  return { ada, gone, barred, code, guest }
}

/** What a restored place shows to those who come: nothing of the one, and the other is not let in. */
async function expectClean(
  env: Readonly<Record<string, string>>,
  { ada, gone, barred, code }: Awaited<ReturnType<typeof monday>>,
) {
  const restored = await serve(env)
  const host = await enter(ada, restored.address, code)
  host.frames = []
  await host.ask({ ask: 'say', text: 'Who was here?' })
  expect(host.table.seats.map(({ name }) => name)).toEqual([null, null])
  expect(host.chat.map(({ text, guest }) => [text, guest.name])).toEqual([
    ['…', 'Guest'],
    ['Who was here?', 'Ada'],
  ])
  expect((await enter(gone, restored.address, code)).goodbye?.reason).toBe('badToken')
  expect((await enter(barred, restored.address, code)).goodbye?.reason).toBe('banned')
}

const HAS_SQLITE = existsSync('/usr/bin/sqlite3')

describe('the drill of docs/OPERATIONS.md: an older copy does not bring back who was erased', () => {
  it.skipIf(!HAS_SQLITE)('with SQLite (Debian: sqlite3)', async () => {
    const live = directory()
    const server = await serve({ DATA_DIR: live })
    const people = await monday(server)
    const places = { DATA_DIR: live, BACKUP: directory(), RESTORED: directory(), GUEST: people.gone.id }
    // The person leaves and is barred or erased only after the copy was made.
    const [copying, ...later] = documented('With SQLite:').split('# Tuesday')
    await carriedOut(copying!, places)
    await people.guest.ask({ ask: 'stand' })
    await carriedOut(`npm run -s admin -- ban "${people.barred.id}"`, places)
    const told = await carriedOut(`# Tuesday${later.join('')}`, places)
    expect(told).toContain('Erased again: 1. Barred again, or let in again: 1.')
    expect(told.trim().split('\n').at(-1)).toBe('[]')
    await expectClean({ DATA_DIR: places.RESTORED }, people)
  })

  it.skipIf(!HAS_SQLITE)('and a server that is started on the copy does it by itself', async () => {
    const live = directory()
    const server = await serve({ DATA_DIR: live })
    const people = await monday(server)
    const places = { DATA_DIR: live, BACKUP: directory(), RESTORED: directory(), GUEST: people.gone.id }
    const commands = documented('With SQLite:').split('\n')
    const [copying, ...later] = commands
      .filter((line) => !line.startsWith('DATA_DIR='))
      .join('\n')
      .split('# Tuesday')
    await carriedOut(copying!, places)
    await people.guest.ask({ ask: 'stand' })
    await carriedOut(`npm run -s admin -- ban "${people.barred.id}"`, places)
    await carriedOut(`# Tuesday${later.join('')}`, places)
    await expectClean({ DATA_DIR: places.RESTORED }, people)
  })

  describe.skipIf(DEBIAN_POSTGRES === undefined)('with PostgreSQL (Debian: postgresql)', () => {
    let database: DebianPostgres
    beforeAll(async () => {
      database = await DebianPostgres.start(DEBIAN_POSTGRES!)
    })
    afterAll(() => database?.remove())

    it('as well', async () => {
      const [url, restored] = [database.fresh('live'), database.fresh('restored')]
      const live = directory()
      const server = await serve({ DATA_DIR: live, DATABASE_URL: url })
      const people = await monday(server)
      const dirs = { DATA_DIR: live, BACKUP: directory(), RESTORED: directory() }
      const places = { ...dirs, DATABASE_URL: url, RESTORED_URL: restored, GUEST: people.gone.id }
      const [copying, ...later] = documented('With PostgreSQL, where').split('# Tuesday')
      await carriedOut(copying!, places)
      await people.guest.ask({ ask: 'stand' })
      await carriedOut(`npm run -s admin -- ban "${people.barred.id}"`, places)
      const told = await carriedOut(`# Tuesday${later.join('')}`, places)
      expect(told).toContain('Erased again: 1. Barred again, or let in again: 1.')
      expect(told.trim().split('\n').at(-1)).toBe('[]')
      await expectClean({ DATABASE_URL: restored, DATA_DIR: dirs.RESTORED }, people)
    })
  })
})
