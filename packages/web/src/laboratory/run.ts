import address from 'virtual:laboratory-address'
import { fault } from '@hausregeln/engine'
import {
  type Experiment,
  ExperimentError,
  pursue,
  type Standing,
  type StudyReport,
  type StudySum,
} from '@hausregeln/lab/experiment/index.ts'
import { say } from '@hausregeln/lab/say.ts'
import { type Remote, wrap } from 'comlink'
import { type Bench, openHere } from './bench.ts'

/** Workers at most: a page leaves the computer something for others. */
const MOST_WORKERS = 4

/** As many workers as there are cores but one, up to four. */
function laneCount(): number {
  return Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1))
}

/** How far an experiment is, as it is told after every block. */
export interface Told {
  readonly standing: Standing<StudySum>
  readonly report: StudyReport
}

export interface RunOptions {
  /** What was played before, to be gone on from. */
  readonly begun?: Standing<StudySum>
  readonly stop?: AbortSignal
  readonly lanes?: number
}

/**
 * Plays an experiment in workers of its own, until it is decided, all is played, or `stop` is aborted: what there is by
 * then is returned. `told` hears of every block. The same numbers come out however many workers there are. Rejects with
 * `ExperimentError` for one that cannot be made, and with a sentence for games that cannot go on.
 */
export async function runExperiment(
  experiment: Experiment,
  told: (so: Told) => void,
  { begun, stop, lanes = laneCount() }: RunOptions = {},
): Promise<Told> {
  const { study } = await openHere(experiment)
  const standing = begun === undefined ? { blocks: 0, sum: study.blank() } : structuredClone(begun)
  const tell = (): Told => ({ standing, report: study.report(standing.sum) })
  const workers = Array.from({ length: lanes }, (_, number) => takeSpare() ?? startWorker(number))
  try {
    const failed = Promise.race(workers.map((one) => one.failed))
    await Promise.race([failed, Promise.all(workers.map(({ bench }) => bench.set(experiment)))])
    let turn = 0
    const play = (block: number) => workers[turn++ % lanes]!.bench.play(block)
    await Promise.race([failed, pursue(study, play, lanes, standing, () => told(tell()), stop)])
    return tell()
  } finally {
    for (const { worker } of workers) worker.terminate()
  }
}

const NOT_LOADED = new ExperimentError([fault([], say('notLoaded'))])

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
