import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { temporaryDirectory } from '../test/support/server.ts'
import { Child } from './child.ts'
import { echoed, paced, saturated } from './load.ts'
import { BenchTable } from './tables.ts'

/**
 * `npm run bench:server`: tables of four scripted pages at a real server, every step durable before it is told, against
 * a bare echo server of the same transport. The server has one process, all pages together another.
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
})
const [count, rate, seconds] = [values.tables, values.rate, values.seconds].map(Number) as [number, number, number]
const IDLE_SECONDS = 5
/** Frames of an action: the request, what four pages are told, and the confirmation. */
const FRAMES = 6
/** Tables that are set up at once. */
const AT_ONCE = 25

async function benchTransport() {
  const child = await Child.start('echo.ts')
  const echo = await child.cost(() => echoed(child.address, count, false, seconds))
  const fan = await child.cost(() => echoed(child.address, count, true, seconds))
  await child.stop()
  return { echo, fan }
}

async function setUp(address: string): Promise<BenchTable[]> {
  const tables: BenchTable[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index)
    tables.push(...(await Promise.all(numbers.map((number) => BenchTable.begin(address, number)))))
  }
  return tables
}

async function benchServer() {
  const directory = temporaryDirectory()
  const child = await Child.start('serve.ts', ['--directory', directory, '--idle', String(IDLE_SECONDS)])
  const empty = await child.usage()
  const tables = await setUp(child.address)
  await paced(tables, rate, 2)
  const before = await child.usage()
  const steady = await paced(tables, rate, seconds)
  const after = await child.usage()
  const most = await child.cost(() => saturated(tables, seconds))
  const busy = await child.usage()
  await sleep((IDLE_SECONDS + 3) * 1000)
  const connected = await child.usage()
  for (const table of tables) table.close()
  await sleep(2000)
  const alone = await child.usage()
  await child.stop()
  rmSync(directory, { recursive: true, force: true })
  const perTable = (bytes: number) => (bytes - empty.memory) / count / 1024
  return {
    paced: steady,
    cpuShare: (after.cpu - before.cpu) / (seconds * 1000),
    most,
    kibInPlay: perTable(busy.memory),
    kibIdleConnected: perTable(connected.memory),
    kibIdle: perTable(alone.memory),
  }
}

function ratio(a: number, b: number): number {
  return Number((a / b).toFixed(2))
}

const transport = await benchTransport()
const server = await benchServer()
const rows = {
  'bare echo, frames/s': Math.round(transport.echo.perSecond),
  'echo to a table of four and the sender, frames in/s': Math.round(transport.fan.perSecond),
  'actions/s, as many as go': Math.round(server.most.perSecond),
  'actions/s ÷ bare echo': ratio(server.most.perSecond, transport.echo.perSecond),
  'actions/s ÷ echo to a table': ratio(server.most.perSecond, transport.fan.perSecond),
  'frames in and out/s, as many as go': Math.round(FRAMES * server.most.perSecond),
  'frames in and out/s ÷ bare echo': ratio(FRAMES * server.most.perSecond, 2 * transport.echo.perSecond),
  'as many as go: share of one core, server': ratio(server.most.serverShare, 1),
  'as many as go: share of one core, all pages': ratio(server.most.ownShare, 1),
  'CPU of an echo, ms': Number(transport.echo.cpuEach.toFixed(3)),
  'CPU of an echo to a table, ms': Number(transport.fan.cpuEach.toFixed(3)),
  'CPU of an action, ms': Number(server.most.cpuEach.toFixed(3)),
  'CPU: echo to a table ÷ action': ratio(transport.fan.cpuEach, server.most.cpuEach),
  'paced: actions/s': Math.round(server.paced.perSecond),
  'paced: ms until the others are told, p50': Number(server.paced.p50.toFixed(1)),
  'paced: ms until the others are told, p99': Number(server.paced.p99.toFixed(1)),
  'paced: share of one core': Number(server.cpuShare.toFixed(2)),
  'KiB a table in play, its four connections included': Number(server.kibInPlay.toFixed(1)),
  'KiB an idle table with four connections': Number(server.kibIdleConnected.toFixed(1)),
  'KiB an idle table, nobody connected': Number(server.kibIdle.toFixed(1)),
}
if (values.json) console.log(JSON.stringify(rows, null, 2))
else console.table(rows)
