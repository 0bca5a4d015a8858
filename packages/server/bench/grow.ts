import { rmSync } from 'node:fs'
import { temporaryDirectory } from '../test/support/server.ts'
import { costOf } from './child.ts'
import { type Latency, paced } from './load.ts'
import { type Deployment, setUp, startAll, usage } from './server.ts'

/** How the load grows: each step has so many tables more, at each of which so many actions are made a second. */
export interface Growth {
  readonly tables: number
  readonly perTable: number
  readonly seconds: number
  /** How late the others may be told, in milliseconds. */
  readonly late: number
  /** The most steps. */
  readonly steps: number
}

/** What is asked of a server, and how it did. Shares are of one core: of all its processes, and of all pages. */
export interface Stage extends Latency {
  readonly tables: number
  readonly asked: number
  readonly serverShare: number
  readonly ownShare: number
  /** Milliseconds of CPU of the server for each action. */
  readonly cpuEach: number
  /** KiB in use for each table with its four connections, and held by the processes. */
  readonly memoryEach: number
  readonly residentEach: number
}

/** How much of what is asked must be done. */
const ENOUGH = 0.95
/** From which share of a core on something counts as busy. */
const BUSY = 0.9
const WARM_UP_SECONDS = 1

/** How it went. `short`: the next step got no further connections. */
export interface Grown {
  readonly stages: readonly Stage[]
  readonly short: boolean
}

/** Grows until the server does not keep up, the steps are over, or no more connections go. `tell`: after each step. */
export async function grow(growth: Growth, deployment: Deployment, tell: (stage: Stage) => void): Promise<Grown> {
  const directory = temporaryDirectory()
  const children = await startAll(directory, deployment)
  const empty = await usage(children)
  const tables: Awaited<ReturnType<typeof setUp>> = []
  const stages: Stage[] = []
  let short = false
  while (stages.length < growth.steps && stages.every((stage) => holds(stage, growth.late))) {
    const more = await setUp(children, growth.tables, deployment, tables.length).catch(unlessShort)
    short = more === null
    if (more === null) break
    tables.push(...more)
    const asked = tables.length * growth.perTable
    await paced(tables, asked, WARM_UP_SECONDS)
    let latency: Latency = { perSecond: 0, p50: 0, p99: 0 }
    const cost = await costOf(
      () => usage(children),
      async () => {
        latency = await paced(tables, asked, growth.seconds)
        return { count: latency.perSecond * growth.seconds, perSecond: latency.perSecond }
      },
    )
    const { memory, rss } = await usage(children)
    const each = (now: number, before: number) => (now - before) / tables.length / 1024
    const { serverShare, ownShare, cpuEach } = cost
    const [memoryEach, residentEach] = [each(memory, empty.memory), each(rss, empty.rss)]
    const stage = { ...latency, tables: tables.length, asked, serverShare, ownShare, cpuEach, memoryEach, residentEach }
    stages.push(stage)
    tell(stage)
  }
  for (const table of tables) table.close()
  await Promise.all(children.map((child) => child.stop()))
  rmSync(directory, { recursive: true, force: true })
  return { stages, short }
}

/** What the system says when this process, or the server, can have no further connection. */
const NO_MORE = ['EMFILE', 'ENFILE', 'ECONNRESET', 'ECONNREFUSED', 'EADDRNOTAVAIL']

function unlessShort(error: unknown): null {
  const { code, cause } = error as NodeJS.ErrnoException
  if (NO_MORE.includes(code ?? (cause as NodeJS.ErrnoException | undefined)?.code ?? '')) return null
  throw error
}

/** Whether what was asked was done, and in time. */
export function holds({ perSecond, asked, p99 }: Stage, late: number): boolean {
  return perSecond >= ENOUGH * asked && p99 <= late
}

/** In a sentence: up to where it kept up, and what was busy where it did not. `processes`: of the server. */
export function kneeOf({ stages, short }: Grown, late: number, processes: number): string {
  const held = stages.filter((stage) => holds(stage, late)).at(-1)
  const broke = stages.find((stage) => !holds(stage, late))
  const upTo = held
    ? `It keeps up with ${held.tables} tables and ${Math.round(held.perSecond)} actions a second.`
    : 'It does not keep up with the first step: begin with less.'
  if (short) return `${upTo} The knee was not reached: no more connections go. Each is an open file (\`ulimit -n\`).`
  if (broke === undefined) return `${upTo} The knee was not reached: let it grow further.`
  return `${upTo} At ${broke.tables} tables ${culprit(broke, processes)}`
}

function culprit({ serverShare, ownShare }: Stage, processes: number): string {
  if (serverShare >= BUSY * processes) return 'the server has used all of its cores: add processes, and cores for them.'
  if (ownShare >= BUSY) return 'the pages of this test have used all of their core: let them run elsewhere.'
  return 'no process was busy all the time: the disk, the database or the machine as a whole is what gives out.'
}
