import type { Payers } from '../quota/budgets.ts'
import { Later } from '../quota/later.ts'
import { DamageError } from '../storage/damage.ts'
import { Refused } from '../table/steps/refused.ts'
import { Lanes } from './lanes.ts'
import type { Outcome, Results, Task, TaskOf } from './task.ts'
import type { Threads } from './threads.ts'

/** Times are milliseconds. */
export interface WorkersOptions {
  /** Tasks of one address, and of all together, that may wait. */
  readonly waitingEach: number
  readonly waiting: number
  /** How long a task may wait. */
  readonly patience: number
  /** How much CPU a task may take, and how long it may take where there is enough of it. */
  readonly limit: number
}

export const USUAL_WORK: WorkersOptions = { waitingEach: 60, waiting: 200, patience: 30_000, limit: 30_000 }

const SECOND = 1000
/** So many times as long a task may take where others take the CPU. */
const STARVED = 10
/** So often in that time is looked whether it has had its CPU. */
const LOOKS = 10
/** The lane of what the server itself needs; no address is called so. */
const OWN = 'own'

interface Job {
  readonly task: Task
  readonly payers: Payers
  readonly done: (outcome: Outcome<Results[Task['do']]>) => void
  readonly failed: (error: unknown) => void
  /** Ends it while it waits; null: it waits as long as it must. */
  readonly timer: ReturnType<typeof setTimeout> | null
}

/**
 * What takes long, done by threads: replays, imports, the check of a rulebook. Addresses take turns, so that one that asks for
 * much waits for itself. A task that waits or takes too long is ended, and its asker told so.
 */
export class Workers {
  readonly #options: WorkersOptions
  readonly #threads: Threads
  readonly #lanes = new Lanes<Job>()
  readonly #spend: (payers: Payers, cpu: number) => void
  #running = 0

  /** `spend`: is told the milliseconds of CPU that a task has cost. */
  constructor(threads: Threads, options: Partial<WorkersOptions>, spend: (payers: Payers, cpu: number) => void) {
    this.#options = { ...USUAL_WORK, ...options }
    this.#spend = spend
    this.#threads = threads
  }

  /** Tasks that wait. */
  get waiting(): number {
    return this.#lanes.size
  }

  /**
   * Rejects with what the task throws, with `Later` if there is too much to do, and with `Refused` if it takes too long.
   */
  run<Do extends Task['do']>(task: TaskOf<Do>, payers: Payers): Promise<Results[Do]> {
    const { waiting, waitingEach, patience } = this.#options
    const lane = payers.address ?? ''
    if (this.#lanes.size >= waiting || this.#lanes.of(lane) >= waitingEach) return Promise.reject(this.#busy())
    return this.#queue(task, payers, lane, patience)
  }

  /**
   * The same for what the server itself needs: it is begun in its turn, however many others wait. Rejects with what the
   * task throws, and with `Refused` if it takes too long.
   */
  runOwn<Do extends Task['do']>(task: TaskOf<Do>, payers: Payers): Promise<Results[Do]> {
    return this.#queue(task, payers, OWN, null)
  }

  async #queue<Do extends Task['do']>(
    task: TaskOf<Do>,
    payers: Payers,
    lane: string,
    patience: number | null,
  ): Promise<Results[Do]> {
    const outcome = await new Promise<Outcome<Results[Task['do']]>>((done, failed) => {
      const giveUp = () => this.#lanes.remove(lane, job) && failed(this.#busy())
      const timer = patience === null ? null : setTimeout(giveUp, patience)
      const job: Job = { task, payers, done, failed, timer }
      this.#lanes.add(lane, job)
      this.#next()
    })
    this.#spend(payers, outcome.cpu)
    if ('refusal' in outcome) throw new Refused(outcome.refusal, outcome.sentence)
    if ('damage' in outcome) throw new DamageError(outcome.damage)
    return outcome.result as Results[Do]
  }

  /** Nothing waits any more; what is being done ends with the threads. */
  close(): void {
    for (let job = this.#lanes.next(); job !== undefined; job = this.#lanes.next()) {
      clearTimeout(job.timer ?? undefined)
      job.failed(this.#busy())
    }
  }

  #busy(): Later {
    return new Later('busy', Math.ceil(this.#options.patience / SECOND))
  }

  #next(): void {
    while (this.#running < this.#threads.count) {
      const job = this.#lanes.next()
      if (job === undefined) return
      clearTimeout(job.timer ?? undefined)
      this.#running++
      void this.#carryOut(job).finally(() => {
        this.#running--
        this.#next()
      })
    }
  }

  async #carryOut({ task, payers, done, failed }: Job): Promise<void> {
    const { limit } = this.#options
    const ended = new AbortController()
    const stop = whenSpent(limit, () => ended.abort())
    try {
      done(await this.#threads.run(task, ended.signal))
    } catch (error) {
      if (!ended.signal.aborted) return failed(error)
      this.#spend(payers, limit)
      failed(new Refused('tooLong'))
    } finally {
      stop()
    }
  }
}

/**
 * Calls back when this process has had so many milliseconds of CPU, and not before as many have passed: a thread has had
 * no more than its process. In any case after ten times as many: a task may wait for what never comes. Returns what stops it.
 */
function whenSpent(limit: number, done: () => void): () => void {
  const [begun, last] = [process.cpuUsage(), performance.now() + STARVED * limit]
  const look = () => {
    const { user, system } = process.cpuUsage(begun)
    if ((user + system) / SECOND >= limit || performance.now() >= last) return done()
    timer = setTimeout(look, limit / LOOKS)
  }
  let timer = setTimeout(look, limit)
  return () => clearTimeout(timer)
}
