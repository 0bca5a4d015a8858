import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { PROTOCOL_VERSION } from '@hausregeln/protocol'
import { WebSocket } from 'ws'
import { TestDatabase } from '../test/support/postgres.ts'
import { newNonce, Person, temporaryDirectory } from '../test/support/server.ts'
import { Child } from './child.ts'

/**
 * `npm run bench:attack`: what people notice while four attackers of different kinds do what they can (attackers.ts), with
 * the usual limits: by how much the process is late that serves them, and how long a ping takes. First all is quiet, then
 * attacked: in the attackers' own process, on SQLite and on PostgreSQL, and in another process on the same PostgreSQL.
 * `--embedded`: SQLite alone.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, embedded: { type: 'boolean', default: false } },
})
const seconds = Number(values.seconds)
/** Milliseconds between pings: no page may send more than twenty messages a second for long. */
const PACE = 60

/** Somebody at a table, who asks again and again whether the server is there: how long that takes, in milliseconds. */
async function pings(address: string, until: number): Promise<number[]> {
  const person = await Person.named('Ada', address)
  const code = await person.createTable()
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${code}/live`)
  const times: number[] = []
  const hello = { type: 'hello', protocol: PROTOCOL_VERSION, token: person.token, from: 0 }
  socket.on('open', () => socket.send(JSON.stringify({ ...hello, client: newNonce().slice(0, 20) })))
  await new Promise((done) => socket.once('message', done))
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { type: string; sent: number }
    if (message.type === 'pong') times.push(performance.now() - message.sent)
  })
  while (performance.now() < until) {
    socket.send(JSON.stringify({ type: 'ping', sent: performance.now() }))
    await sleep(PACE)
  }
  await sleep(1000)
  socket.terminate()
  return times.sort((a, b) => a - b)
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

type Row = Readonly<Record<string, number>>

/** What is noticed at `victims` while nobody, or the attackers, do what they can at `attacked`. */
async function watch(victims: Child, attacked: Child | null): Promise<{ row: Row; answers: unknown }> {
  const args = ['--server', attacked?.address ?? '', '--seconds', String(seconds)]
  const attackers = attacked === null ? null : await Child.start('attackers.ts', args)
  const answers = attackers?.said()
  await victims.usage()
  const times = await pings(victims.address, performance.now() + seconds * 1000)
  const { delays } = await victims.usage()
  const [half = 0, late = 0, latest = 0] = delays
  const row = {
    'late, p50 ms': half,
    'late, p99 ms': late,
    'late, at most ms': latest,
    'ping, p50 ms': percentile(times, 0.5),
    'ping, p99 ms': percentile(times, 0.99),
  }
  const rounded = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value.toFixed(1))]))
  return { row: rounded, answers: await answers }
}

async function start(database: string | null): Promise<{ child: Child; end: () => Promise<void> }> {
  const directory = temporaryDirectory()
  const args = [
    '--directory',
    directory,
    '--limited',
    '--delays',
    ...(database === null ? [] : ['--database', database]),
  ]
  const child = await Child.start('serve.ts', args)
  return { child, end: () => child.stop().then(() => rmSync(directory, { recursive: true, force: true })) }
}

const rows: Record<string, Row> = {}
const one = await start(null)
rows['SQLite, quiet'] = (await watch(one.child, null)).row
const together = await watch(one.child, one.child)
rows['SQLite, attacked'] = together.row
await one.end()
if (!values.embedded) {
  const database = await TestDatabase.start()
  const url = await database.fresh()
  const [theirs, own] = [await start(url), await start(url)]
  rows['PostgreSQL, quiet'] = (await watch(own.child, null)).row
  rows['PostgreSQL, another process attacked'] = (await watch(own.child, theirs.child)).row
  rows['PostgreSQL, attacked'] = (await watch(theirs.child, theirs.child)).row
  await Promise.all([theirs.end(), own.end()])
  await database.remove()
}
console.table(rows)
console.log('What the attackers were answered on SQLite:')
console.table(together.answers)
