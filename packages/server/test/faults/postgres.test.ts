import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import type { Step } from '@hausregeln/server/table/steps/step.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Page } from '../support/page.ts'
import { TestDatabase } from '../support/postgres.ts'
import { ServerProcess } from '../support/process.ts'
import { Person } from '../support/server.ts'

let database: TestDatabase
let url = ''
let server: ServerProcess
const pages: Page[] = []
// One server and one database for all of it: what befalls the database is over when its test is.
beforeAll(async () => {
  database = await TestDatabase.start()
  url = await database.fresh()
  server = new ServerProcess({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
})
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})
afterAll(async () => {
  await server?.remove()
  await database?.remove()
})

const patiently = { interval: 100 }

async function asked<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query, values)).rows
  } finally {
    await client.end()
  }
}

async function readiness() {
  const answer = await fetch(`${server.address}/readyz`)
  return { ...((await answer.json()) as { status: string; damaged: number }), code: answer.status }
}

/** Somebody at a table of their own, at which so many lines were said. */
async function talking(lines: number): Promise<Page> {
  const ada = await Person.named('Ada', server.address)
  const page = await ada.page(await ada.createTable()).open()
  pages.push(page)
  for (let n = 0; n < lines; n++) await page.ask({ ask: 'say', text: `line ${n}` })
  return page
}

/** Numbers of the requests that a table has answered, as they are in the database. */
async function answered(code: string): Promise<number[]> {
  const rows = await asked<{ step: string }>('SELECT step FROM steps WHERE code = $1 ORDER BY sequence', [code])
  return rows.flatMap(({ step }) => (JSON.parse(step) as Step).receipt?.number ?? [])
}

describe('a PostgreSQL database', () => {
  it('that starts after the server is waited for, which the server says', async () => {
    await database.stop()
    const started = server.start()
    await expect.poll(() => server.output, patiently).toContain('It is waited for.')
    expect(server.output).toMatch(/The database test1 at 127\.0\.0\.1:\d+ cannot be used: .+\. It is waited for\./)
    expect(server.output).not.toContain(new URL(url).password)
    await database.begin()
    await started
    expect(await readiness()).toEqual({ status: 'ready', damaged: 0, code: 200 })
  })

  it('that is full confirms nothing, and all goes on when there is room; nothing is lost or doubled', async () => {
    const page = await talking(2)
    // As PostgreSQL says it when it cannot make a file longer.
    await asked(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`)
    await asked('CREATE TRIGGER full_disk BEFORE INSERT ON steps FOR EACH ROW EXECUTE FUNCTION full_disk()')
    const said = [3, 4, 5].map((n) => page.request({ ask: 'say', text: `line ${n}` }))
    await expect.poll(() => server.output, patiently).toContain('No space left on device')
    await expect.poll(readiness, patiently).toEqual({ status: 'storage unavailable', damaged: 0, code: 503 })
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    expect(page.confirmed).toEqual([1, 2])
    await asked('DROP TRIGGER full_disk ON steps')
    await expect.poll(readiness, patiently).toMatchObject({ status: 'ready', code: 200 })
    expect((await Promise.all(said)).map(({ type }) => type)).toEqual(['done', 'done', 'done'])
    expect(await answered(page.table.code)).toEqual([1, 2, 3, 4, 5])
  })

  it('that stands still and wakes up has confirmed nothing in the meantime, and nothing is lost or doubled', async () => {
    const page = await talking(1)
    database.freeze()
    try {
      const said = page.request({ ask: 'say', text: 'Does anybody hear me?' })
      await expect.poll(readiness, patiently).toMatchObject({ status: 'storage unavailable', code: 503 })
      expect(page.confirmed).toEqual([1])
      database.wake()
      expect((await said).type).toBe('done')
    } finally {
      database.wake()
    }
    await expect.poll(readiness, patiently).toMatchObject({ status: 'ready', code: 200 })
    expect(await answered(page.table.code)).toEqual([1, 2])
  })

  it('in which steps are damaged says so of their tables alone; all others play', async () => {
    const tables = await Promise.all([0, 1, 2, 3].map(() => talking(3)))
    const codes = tables.map((page) => page.table.code)
    for (const page of tables) page.close()
    await server.stop()
    const [garbled, lacking, empty] = codes
    await asked("UPDATE steps SET step = left(step, 20) || '~' WHERE code = $1 AND sequence = 2", [garbled])
    await asked('DELETE FROM steps WHERE code = $1 AND sequence = 3', [lacking])
    await asked("UPDATE steps SET step = '' WHERE code = $1 AND sequence = 1", [empty])
    await server.start()
    await expect.poll(readiness, patiently).toEqual({ status: 'damaged', damaged: 3, code: 200 })
    const figures = await (await fetch(`${server.figures}/metrics`)).text()
    expect(figures).toMatch(/^hausregeln_damaged_tables 3$/m)
    // What a process writes and what it answers come by ways of their own.
    for (const code of [garbled, lacking, empty])
      await expect
        .poll(
          () => server.output.split('\n').filter((line) => line.includes(code!) && line.includes('is damaged')),
          patiently,
        )
        .toHaveLength(1)
    const fates: string[] = []
    for (const { token, table } of tables) {
      const page = await new Page(server.address, table.code, token).open()
      pages.push(page)
      fates.push(page.goodbye?.reason ?? 'welcome')
    }
    expect(fates).toEqual(['damaged', 'damaged', 'damaged', 'welcome'])
    await pages.at(-1)!.ask({ ask: 'say', text: 'Here all is well' })
    const storage = await PostgresStorage.open(url)
    const { damaged, whole } = await storage.check()
    await storage.close()
    expect(damaged.map(([code]) => code).toSorted()).toEqual([garbled, lacking, empty].toSorted())
    expect(whole).toContain(codes[3])
  })
})
