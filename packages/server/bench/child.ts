import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Usage {
  /** Bytes in use after a collection of garbage, and held by the process. */
  readonly memory: number
  readonly rss: number
  /** Milliseconds of CPU time so far. */
  readonly cpu: number
}

/** How much was done, and how much of it a second. */
export interface Done {
  readonly count: number
  readonly perSecond: number
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

  async usage(): Promise<Usage> {
    this.#process.send('usage')
    const [usage] = (await once(this.#process, 'message')) as [Usage]
    return usage
  }

  /** Milliseconds of CPU time that `work` takes, for each thing that it has done. */
  async cpuFor(work: () => Promise<Done>): Promise<Done & { readonly cpuEach: number }> {
    const before = await this.usage()
    const done = await work()
    const after = await this.usage()
    return { ...done, cpuEach: (after.cpu - before.cpu) / done.count }
  }

  async stop(): Promise<void> {
    const gone = once(this.#process, 'exit')
    this.#process.disconnect()
    await gone
  }
}
