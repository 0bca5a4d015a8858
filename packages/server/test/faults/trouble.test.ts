import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import type { Step } from '@hausregeln/server/table/steps/step.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Page, PagesOf } from '../support/page.ts'
import { ServerProcess } from '../support/process.ts'
import { newNonce, Person } from '../support/server.ts'

let server: ServerProcess
let pages: Page[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})

/** A server for one test. */
async function start(env: Readonly<Record<string, string>>): Promise<void> {
  server = await new ServerProcess(env).start()
  const started = server
  onTestFinished(() => started.remove())
}

async function tableOf<const Names extends readonly string[]>(names: Names): Promise<PagesOf<Names>> {
  const persons = await Promise.all(names.map((name) => Person.named(name, server.address)))
  const code = await persons[0]!.createTable({ seats: names.length })
  pages = await Promise.all(persons.map((person) => person.page(code).open()))
  for (const [seat, page] of pages.entries()) await page.ask({ ask: 'sit', seat, nonce: newNonce() })
  return [...pages] as PagesOf<Names>
}

/** Lines as long as may be said, one after the other without waiting. `letter`: in UTF-8 some take more bytes. */
function sayAll(page: Page, lines: number, letter = 'ä'): Promise<unknown>[] {
  return Array.from({ length: lines }, (_, n) => page.request({ ask: 'say', text: `${n} ${letter.repeat(290)}` }))
}

async function receiptsIn(directory: string, code: string): Promise<number[]> {
  const storage = new SqliteStorage(directory)
  const steps = (await storage.read(code)).map((text) => JSON.parse(text) as Step)
  await storage.close()
  return steps.flatMap(({ receipt }) => (receipt ? [receipt.number] : []))
}

/** More than a megabyte of lines, of which each takes 870 bytes at least. */
const LINES = 1300

describe('a full disk', () => {
  it('loses nothing that was confirmed; the server stays up, and all goes on when there is room', async () => {
    await start({ DATA_LIMIT_MB: '1' })
    const [ada] = await tableOf(['Ada', 'Ben'])
    await ada.ask({ ask: 'say', text: 'the second request' })
    await Promise.all(sayAll(ada, 200, '字'))
    const said = sayAll(ada, LINES, '字')
    await expect.poll(() => server.output).toContain('database or disk is full')
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    // What is short enough may still find room after a first refusal; in the end nothing does.
    await expect.poll(async () => (await fetch(`${server.address}/readyz`)).status).toBe(503)
    const confirmed = [...ada.confirmed]
    expect(confirmed.length).toBeGreaterThan(200)
    await server.stop()
    expect(await receiptsIn(server.directory, ada.table.code)).toEqual(expect.arrayContaining(confirmed))
    await server.startAgain({ DATA_LIMIT_MB: '0' })
    await Promise.all(said)
    await server.stop()
    const numbers = (await receiptsIn(server.directory, ada.table.code)).filter((number) => number > 2)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 + LINES }, (_, n) => n + 3))
  })
})

describe('a client', () => {
  const one = new ServerProcess()
  beforeAll(() => one.start())
  beforeEach(() => {
    server = one
  })
  afterAll(() => one.remove())

  it('that is slow holds nobody up, is let go, and catches up when it comes back', async () => {
    const [ada, ben] = await tableOf(['Ada', 'Ben'])
    ben.pause()
    await Promise.all(sayAll(ada, 9000))
    ben.resume()
    await ben.until(() => ben.welcomes === 2 && ben.sequence === ada.sequence)
    expect(ben.chat.at(-1)).toEqual(ada.chat.at(-1))
  })

  it('that vanishes is missed by the others, and welcomed back', async () => {
    const [ada, ben] = await tableOf(['Ada', 'Ben'])
    await ada.until(() => ada.here.length === 2)
    ben.returns = false
    ben.vanish()
    await ada.until(() => ada.here.length === 1)
    const back = await new (ben.constructor as typeof Page)(server.address, ada.table.code, ben.token).open()
    pages.push(back)
    await ada.until(() => ada.here.length === 2)
    expect(back.seat).toBe(1)
  })

  it('that is there twice sees the same on both pages, and each counts its own requests', async () => {
    const [ada] = await tableOf(['Ada', 'Ben'])
    const twin = await new (ada.constructor as typeof Page)(server.address, ada.table.code, ada.token).open()
    pages.push(twin)
    await Promise.all([ada.ask({ ask: 'say', text: 'one' }), twin.ask({ ask: 'say', text: 'two' })])
    await Promise.all([ada, twin].map((page) => page.until(() => page.chat.length === 2)))
    expect(ada.chat).toEqual(twin.chat)
  })
})

/** Steps of a table that the log names, in order. */
function stepsLogged(output: string, code: string): number[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  const told = lines.map((line) => JSON.parse(line) as { table?: string; step?: number; msg: string })
  return told.flatMap(({ table, step, msg }) => (msg === 'A step was made.' && table === code ? [step ?? 0] : []))
}

describe('a restart', () => {
  it('announces itself, and the game goes on with the same pages; the log names table and step, and no token', async () => {
    await start({ LOG_LEVEL: 'debug' })
    const all = await tableOf(['Ada', 'Ben'])
    await all[0]!.ask({ ask: 'start' })
    const { sequence } = all[0]!
    await server.stop()
    expect(all.map(({ goodbye }) => goodbye?.reason)).toEqual(['restart', 'restart'])
    await server.start()
    await Promise.all(all.map((page) => page.until(() => page.welcomes === 2)))
    const seat = all[0]!.gameView!.s.turnSeat
    await all[seat]!.ask({ ask: 'move', move: { do: 'throw', seat } })
    expect(all[seat]!.sequence).toBe(sequence + 1)
    const { code } = all[0]!.table!
    await expect.poll(() => stepsLogged(server.output, code)).toEqual([2, 3, 4, 5])
    for (const { token } of all) expect(server.output).not.toContain(token)
  })
})
