import { parseArgs } from 'node:util'
import type { Page } from '../test/support/page.ts'
import { TestDatabase } from '../test/support/postgres.ts'
import { ServerProcess } from '../test/support/process.ts'
import { newNonce, Person } from '../test/support/server.ts'

/**
 * `npm run bench:erasure`: people sit down at a table, write something and are erased, one after the other, while others
 * watch at each process. How long after the answer (204) a page was still shown what they were called or had written, in
 * milliseconds: with one process on SQLite, and with three on PostgreSQL.
 */
const { values } = parseArgs({ options: { persons: { type: 'string', default: '30' } } })
const PERSONS = Number(values.persons)
const NAME = 'Zerlinde'

async function measure(settings: readonly Readonly<Record<string, string>>[]): Promise<number[]> {
  const servers = settings.map((env) => new ServerProcess({ LOG_LEVEL: 'error', ...env }))
  const addresses = (await Promise.all(servers.map((server) => server.start()))).map(({ address }) => address)
  const host = await Person.named('Ada', addresses[0] ?? '')
  const code = await host.createTable({ seats: 2, spectatorsWrite: true })
  const watchers = await Promise.all(
    addresses.map(async (address, n) => (await Person.named(`W${n}`, address)).page(code).open()),
  )
  const times: number[] = []
  for (let n = 0; n < PERSONS; n++) times.push(...(await erased(addresses[n % addresses.length] ?? '', code, watchers)))
  for (const page of watchers) page.close()
  await Promise.all(servers.map((server) => server.remove()))
  return times
}

/** Of one who comes, sits down, writes and stands up again: for each page, how long it has shown them after the answer. */
async function erased(address: string, code: string, watchers: readonly Page[]): Promise<number[]> {
  const person = await Person.named(NAME, address)
  const page = await person.page(code).open()
  await page.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
  await page.ask({ ask: 'say', text: `I am ${NAME}.` })
  await page.ask({ ask: 'stand' })
  await Promise.all(watchers.map((each) => each.until(() => shows(each))))
  const gone = watchers.map(async (each) => {
    await each.until(() => !shows(each))
    return performance.now()
  })
  const headers = { authorization: `Bearer ${person.token}` }
  const { status } = await fetch(`${address}/api/guest`, { method: 'DELETE', headers })
  if (status !== 204) throw new Error(`Somebody was not erased: ${status}.`)
  const answered = performance.now()
  page.close()
  return (await Promise.all(gone)).map((at) => Math.max(0, at - answered))
}

function shows({ chat, table, here, names }: Page): boolean {
  return JSON.stringify([chat, table, here.map((id) => names[id])]).includes(NAME)
}

function row(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const part = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? sorted.at(-1) ?? 0).toFixed(1))
  return { pages: times.length, 'p50 ms': part(0.5), 'p99 ms': part(0.99), 'at most ms': part(1) }
}

const database = await TestDatabase.start()
const DATABASE_URL = await database.fresh()
const rows = {
  'one process on SQLite': row(await measure([{}])),
  'three processes on PostgreSQL': row(await measure(Array.from({ length: 3 }, () => ({ DATABASE_URL })))),
}
await database.remove()
console.table(rows)
