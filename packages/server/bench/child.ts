import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Usage {
  /** Bytes in use after a collection of garbage, and held by the process. */
  readonly memory: number
  readonly rss: number
  /** Milliseconds of CPU time so far. */
  readonly cpu: number
  /** By how many milliseconds what was due was late since this was asked last: half of the time, in 1 %, and at most. */
  readonly delays: readonly number[]
}

/** How much was done, and how much of it a second. */
export interface Done {
  readonly count: number
  readonly perSecond: number
}

/** What it took besides. */
export interface Cost {
  /** Milliseconds of CPU time of the server for each thing that was done. */
  readonly cpuEach: number
  /** CPU time as a share of the time that it took: of the server, and of this process, which asks. 1 is a whole core. */
  readonly serverShare: number
  readonly ownShare: number
}

/** A server of the benchmark in a process of its own. */
export class Child {
  readonly #process: ChildProcess
  readonly address: string

  private constructor(process: ChildProcess, address: string) {
    this.#process = process
    this.address = address
  }

  static async start(script: string, args: readonly string[] = []): Promise<Child> {
    const process = fork(join(import.meta.dirname, script), [...args], { execArgv: ['--expose-gc'] })
    const [{ address }] = (await once(process, 'message')) as [{ address: string }]
    return new Child(process, address)
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  async usage(): Promise<Usage> {
    this.#process.send('usage')
    const [usage] = (await once(this.#process, 'message')) as [Usage]
    return usage
  }

  /** Does `work`, and measures what it costs. */
  cost(work: () => Promise<Done>): Promise<Done & Cost> {
    return costOf(() => this.usage(), work)
  }

  /** The next thing that it says by itself. */
  async said<T>(): Promise<T> {
    const [told] = (await once(this.#process, 'message')) as [T]
    return told
  }

  async stop(): Promise<void> {
    const gone = once(this.#process, 'exit')
    this.#process.disconnect()
    await gone
  }
}

/** Does `work`, and measures what it costs. `usage`: of the server. */
export async function costOf(usage: () => Promise<Usage>, work: () => Promise<Done>): Promise<Done & Cost> {
  const before = await usage()
  const own = process.cpuUsage()
  const begun = performance.now()
  const done = await work()
  const milliseconds = performance.now() - begun
  const { user, system } = process.cpuUsage(own)
  const cpu = (await usage()).cpu - before.cpu
  return {
    ...done,
    cpuEach: cpu / done.count,
    serverShare: cpu / milliseconds,
    ownShare: (user + system) / 1000 / milliseconds,
  }
}
