import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'
import type { Outcome, Results, Task } from './task.ts'

/** The most threads that are started unless it is said otherwise. */
const MOST_THREADS = 4
/** Megabytes that what a thread holds may take. */
const HEAP = 512
/** How long a thread without work stays, in milliseconds. */
const IDLE = 60_000
/** What Tinypool says of a task that a thread had when it was ended. */
const ENDED = 'Terminating worker thread'

/** Threads that carry out tasks, started when they are needed. Servers of one process may share them. */
export class Threads {
  /** How many tasks they carry out at a time. */
  readonly count: number
  readonly #pool: Tinypool
  #closed = false

  /** `wanted`: 0 for as many as there are cores beside the one that serves pages, one at least. */
  constructor(wanted: number) {
    this.count = wanted || Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1))
    this.#pool = new Tinypool({
      filename: new URL('./thread.ts', import.meta.url).href,
      runtime: 'worker_threads',
      minThreads: 0,
      maxThreads: this.count,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: HEAP },
    })
  }

  /** `signal`: ends the thread in the middle of the task, which then rejects, as it does if the program is at fault. */
  async run(task: Task, signal: AbortSignal): Promise<Outcome<Results[Task['do']]>> {
    try {
      return await this.#pool.run(task, { signal })
    } catch (error) {
      // A thread that has done its task in the moment in which it is ended is given another one: that is not at fault.
      const isOthers = error instanceof Error && error.message === ENDED && !signal.aborted && !this.#closed
      if (isOthers) return this.run(task, signal)
      throw error
    }
  }

  close(): Promise<void> {
    this.#closed = true
    return this.#pool.destroy()
  }
}
