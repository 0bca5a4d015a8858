import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryDirectory } from '../test/support/server.ts'
import { Child, type Cost, costOf, type Done, type Usage } from './child.ts'
import { type Latency, paced, saturated } from './load.ts'
import { BenchTable } from './tables.ts'

/** How much is done. */
export interface Plan {
  readonly tables: number
  /** Actions a second. */
  readonly rate: number
  readonly seconds: number
}

/** Which server is measured. */
export interface Deployment {
  /** The address of a PostgreSQL database; null: a file. */
  readonly database: string | null
  readonly processes: number
  /** Whether the pages of a table are all at one process, or at all of them in turn. */
  readonly together: boolean
  /** Whether messages are packed, as browsers have it. */
  readonly packed?: boolean
}

/** What a server has done. CPU times are those of all its processes, without the database's. */
export interface Measured {
  readonly paced: Latency
  /** Of one core, while paced. */
  readonly cpuShare: number
  readonly most: Done & Cost
  readonly memory: Memory | null
}

/** KiB for each table. */
interface Memory {
  readonly inPlay: number
  readonly idleConnected: number
  readonly idle: number
}

const IDLE_SECONDS = 5
/** Tables that are set up at once. */
const AT_ONCE = 25
const WARM_UP_SECONDS = 2

/** Measures a server. `withMemory`: also what it holds for each table, which takes a while longer. */
export async function benchServer(plan: Plan, deployment: Deployment, withMemory: boolean): Promise<Measured> {
  const directory = temporaryDirectory()
  const children = await startAll(directory, deployment)
  const empty = await usage(children)
  const tables = await setUp(children, plan.tables, deployment)
  await paced(tables, plan.rate, WARM_UP_SECONDS)
  const [before, steady, after] = [
    await usage(children),
    await paced(tables, plan.rate, plan.seconds),
    await usage(children),
  ]
  const most = await costOf(
    () => usage(children),
    () => saturated(tables, plan.seconds),
  )
  const busy = await usage(children)
  const memory = withMemory ? await watchIdle(children, tables, empty, busy) : null
  for (const table of tables) table.close()
  await Promise.all(children.map((child) => child.stop()))
  rmSync(directory, { recursive: true, force: true })
  return {
    paced: steady,
    cpuShare: (after.cpu - before.cpu) / (plan.seconds * 1000),
    most,
    memory,
  }
}

/** Starts the servers. */
export function startAll(directory: string, { database, processes }: Deployment): Promise<Child[]> {
  const args = ['--directory', directory, '--idle', String(IDLE_SECONDS)]
  if (database !== null) args.push('--database', database)
  return Promise.all(Array.from({ length: processes }, () => Child.start('serve.ts', args)))
}

/** So many tables whose game has begun; `before`: how many there are already. */
export async function setUp(
  children: readonly Child[],
  count: number,
  { together, packed = false }: Pick<Deployment, 'together' | 'packed'>,
  before = 0,
): Promise<BenchTable[]> {
  const addresses = children.map(({ address }) => address)
  const tables: BenchTable[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => before + from + index)
    const at = (number: number) => (together ? addresses.slice(number % addresses.length).slice(0, 1) : addresses)
    const begun = await Promise.allSettled(numbers.map((number) => BenchTable.begin(at(number), number, packed)))
    for (const each of begun) if (each.status === 'fulfilled') tables.push(each.value)
    const failed = begun.find((each) => each.status === 'rejected')
    if (failed === undefined) continue
    for (const table of tables) table.close()
    throw failed.reason
  }
  return tables
}

/** Lets all come to rest: first with their pages connected, then without. */
async function watchIdle(children: readonly Child[], tables: readonly BenchTable[], empty: Usage, busy: Usage) {
  const perTable = (used: Usage) => (used.memory - empty.memory) / tables.length / 1024
  await sleep((IDLE_SECONDS + 3) * 1000)
  const connected = await usage(children)
  for (const table of tables) table.close()
  await sleep(2000)
  const alone = await usage(children)
  return { inPlay: perTable(busy), idleConnected: perTable(connected), idle: perTable(alone) }
}

/** What all processes use together. */
export async function usage(children: readonly Child[]): Promise<Usage> {
  const all = await Promise.all(children.map((child) => child.usage()))
  const sum = (of: (each: Usage) => number) => all.reduce((total, each) => total + of(each), 0)
  return { memory: sum(({ memory }) => memory), rss: sum(({ rss }) => rss), cpu: sum(({ cpu }) => cpu), delays: [] }
}
