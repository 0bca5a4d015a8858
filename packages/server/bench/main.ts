import { parseArgs } from 'node:util'
import { TestDatabase } from '../test/support/postgres.ts'
import { Child } from './child.ts'
import { benchCold } from './cold.ts'
import { echoed } from './load.ts'
import { benchServer, type Measured, type Plan } from './server.ts'

/**
 * `npm run bench:server`: tables of four scripted pages at a real server, every step durable before it is told, against
 * a bare echo server of the same transport: on SQLite, on PostgreSQL with one process and with two, and with two of
 * which each has half of every table's pages. All pages together are another process, the database is a third.
 * `--embedded`: SQLite alone. `--cold`: instead, what it costs to open a table that is not in memory.
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    cold: { type: 'boolean', default: false },
    embedded: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const plan: Plan = { tables: Number(values.tables), rate: Number(values.rate), seconds: Number(values.seconds) }

/** Frames of an action: the request, what four pages are told, and the confirmation. */
const FRAMES = 6

type Transport = Awaited<ReturnType<typeof benchTransport>>
type Column = Readonly<Record<string, number | null>>

async function benchTransport() {
  const child = await Child.start('echo.ts')
  const echo = await child.cost(() => echoed(child.address, plan.tables, false, plan.seconds))
  const fan = await child.cost(() => echoed(child.address, plan.tables, true, plan.seconds))
  await child.stop()
  return { echo, fan }
}

/** The servers, one after the other, each on a database of its own. */
async function benchAll(): Promise<Record<string, Measured>> {
  const embedded = { SQLite: await benchServer(plan, { database: null, processes: 1, together: true }, true) }
  if (values.embedded) return embedded
  const database = await TestDatabase.start()
  const onPostgres = async (processes: number, together: boolean) =>
    benchServer(plan, { database: await database.fresh(), processes, together }, false)
  try {
    return {
      ...embedded,
      'PostgreSQL × 1': await onPostgres(1, true),
      'PostgreSQL × 2': await onPostgres(2, true),
      '× 2, pages apart': await onPostgres(2, false),
    }
  } finally {
    await database.remove()
  }
}

function ratio(a: number, b: number): number {
  return Number((a / b).toFixed(2))
}

function rounded(value: number | undefined, digits: number): number | null {
  return value === undefined ? null : Number(value.toFixed(digits))
}

function column({ paced, cpuShare, most, memory }: Measured, { echo, fan }: Transport): Column {
  return {
    'actions/s, as many as go': rounded(most.perSecond, 0),
    'frames in and out/s, as many as go': rounded(FRAMES * most.perSecond, 0),
    'actions/s ÷ bare echo': ratio(most.perSecond, echo.perSecond),
    'actions/s ÷ echo to a table': ratio(most.perSecond, fan.perSecond),
    'frames in and out/s ÷ bare echo': ratio(FRAMES * most.perSecond, 2 * echo.perSecond),
    'as many as go: share of one core, server': ratio(most.serverShare, 1),
    'as many as go: share of one core, all pages': ratio(most.ownShare, 1),
    'CPU of an action, ms': rounded(most.cpuEach, 3),
    'CPU: echo to a table ÷ action': ratio(fan.cpuEach, most.cpuEach),
    'paced: actions/s': rounded(paced.perSecond, 0),
    'paced: ms until the others are told, p50': rounded(paced.p50, 1),
    'paced: ms until the others are told, p99': rounded(paced.p99, 1),
    'paced: share of one core': rounded(cpuShare, 2),
    'KiB a table in play, its four connections included': rounded(memory?.inPlay, 1),
    'KiB an idle table with four connections': rounded(memory?.idleConnected, 1),
    'KiB an idle table, nobody connected': rounded(memory?.idle, 1),
  }
}

/** Steps of a table that is opened. */
const STEPS = 1000

async function printCold(): Promise<void> {
  const database = await TestDatabase.start()
  try {
    const rows = { SQLite: await benchCold(STEPS, null), PostgreSQL: await benchCold(STEPS, database) }
    const named = Object.entries(rows).map(([name, { log, snapshot }]) => {
      return [name, { 'by its log': rounded(log, 1), 'from its snapshot': rounded(snapshot, 1) }] as const
    })
    console.log(`A table of ${STEPS} steps that is not in memory: ms of CPU until it is open`)
    console.table(Object.fromEntries(named))
  } finally {
    await database.remove()
  }
}

async function printAll(): Promise<void> {
  const transport = await benchTransport()
  const measured = await benchAll()
  const bare = {
    'bare echo, frames/s': Math.round(transport.echo.perSecond),
    'echo to a table of four and the sender, frames in/s': Math.round(transport.fan.perSecond),
    'CPU of an echo, ms': rounded(transport.echo.cpuEach, 3),
    'CPU of an echo to a table, ms': rounded(transport.fan.cpuEach, 3),
  }
  const columns = Object.entries(measured).map(([name, each]) => [name, column(each, transport)] as const)
  if (values.json) console.log(JSON.stringify({ bare, ...Object.fromEntries(columns) }, null, 2))
  else {
    console.table(bare)
    const rows = Object.keys(columns[0]?.[1] ?? {})
    console.table(
      Object.fromEntries(
        rows.map((row) => [row, Object.fromEntries(columns.map(([name, each]) => [name, each[row] ?? '–']))]),
      ),
    )
  }
}

await (values.cold ? printCold() : printAll())
