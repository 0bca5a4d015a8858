import address from 'virtual:laboratory-address'
import { fault } from '@hausregeln/engine'
import { type CompareExperiment, ExperimentError, type StudySum } from '@hausregeln/lab/experiment/index.ts'
import { say } from '@hausregeln/lab/say.ts'
import { type Remote, wrap } from 'comlink'
import type { Bench } from './bench.ts'

/** Workers at most: a page leaves the computer something for others. */
const MOST_WORKERS = 4

/** As many workers as there are cores but one, up to four. */
export function laneCount(): number {
  return Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1))
}

const NOT_LOADED = new ExperimentError([fault([], say('notLoaded'))])

/** A worker of the laboratory. */
interface Started {
  readonly worker: Worker
  readonly bench: Remote<Bench>
  /** Rejects with a sentence if the worker's script cannot be loaded: then it never answers. */
  readonly failed: Promise<never>
}

function startWorker(number: number): Started {
  const worker = new Worker(address, { type: 'module', name: `laboratory ${number + 1}` })
  const failed = new Promise<never>((_, reject) => worker.addEventListener('error', () => reject(NOT_LOADED)))
  const started = { worker, bench: wrap<Bench>(worker), failed }
  failed.catch(() => {
    if (spare === started) spare = null
  })
  return started
}

let spare: Started | null = null

/**
 * Starts a worker before it is wanted: it loads engine and laboratory while somebody still reads or asks, and the next
 * run begins with it. What it returns ends it again, if no run has taken it.
 */
export function prepareRun(): () => void {
  spare ??= startWorker(0)
  return () => takeSpare()?.worker.terminate()
}

function takeSpare(): Started | null {
  const taken = spare
  spare = null
  return taken
}

/** So many workers, the prepared one among them. */
export function takeWorkers(count: number): readonly Started[] {
  return Array.from({ length: count }, (_, number) => takeSpare() ?? startWorker(number))
}

/** What is to be played next: a block of an experiment, and what becomes of it. */
export interface Job {
  readonly experiment: CompareExperiment
  readonly block: number
  done(sum: StudySum): void
}

/** Workers that take one job after the other, of different experiments, until there is none. */
export class Lanes {
  readonly #workers = takeWorkers(laneCount())
  readonly #closed = Promise.withResolvers<void>()
  #isClosed = false

  /** Plays until `next` has nothing more, or it is closed. Rejects with a sentence for games that cannot go on. */
  async play(next: () => Job | null): Promise<void> {
    const all = this.#workers.map(({ bench }) => this.#lane(bench, next))
    await Promise.race([this.#closed.promise, ...this.#workers.map(({ failed }) => failed), Promise.all(all)])
  }

  async #lane(bench: Remote<Bench>, next: () => Job | null): Promise<void> {
    for (let job = next(); job !== null && !this.#isClosed; job = next()) {
      const sum = await bench.playOf(job.experiment, job.block)
      if (!this.#isClosed) job.done(sum)
    }
  }

  close(): void {
    this.#isClosed = true
    this.#closed.resolve()
    for (const { worker } of this.#workers) worker.terminate()
  }
}
