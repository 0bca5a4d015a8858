import { type CellNo, column } from '@hausregeln/engine/core/state/column.ts'
import {
  type Experiment,
  type OpenedStudy,
  pursue,
  type Standing,
  type StudyReport,
  type StudySum,
} from '@hausregeln/lab/experiment/index.ts'
import type { Remote } from 'comlink'
import { type Bench, openHere, openSeenHere, type SeenAt } from './bench.ts'
import { laneCount, takeWorkers } from './lanes.ts'

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
  options: RunOptions = {},
): Promise<Told> {
  return runStudy(await openHere(experiment), (bench) => bench.set(experiment), told, options)
}

/** Plays on from a moment at a table, likewise. */
export async function runSeen(seen: SeenAt, told: (so: Told) => void, options: RunOptions = {}): Promise<Told> {
  return runStudy(await openSeenHere(seen), (bench) => bench.setSeen(seen), told, options)
}

async function runStudy(
  { study }: OpenedStudy,
  set: (bench: Remote<Bench>) => Promise<string | null>,
  told: (so: Told) => void,
  { begun, stop, lanes = laneCount() }: RunOptions,
): Promise<Told> {
  const standing = begun === undefined ? { blocks: 0, sum: study.blank() } : structuredClone(begun)
  const tell = (): Told => ({ standing, report: study.report(standing.sum) })
  const workers = takeWorkers(lanes)
  try {
    const failed = Promise.race(workers.map((one) => one.failed))
    await Promise.race([failed, Promise.all(workers.map(({ bench }) => set(bench)))])
    let turn = 0
    const benches = column(workers.map(({ bench }) => bench))
    const play = (block: number) => {
      const lane: CellNo = turn++ % lanes
      return benches[lane].play(block)
    }
    await Promise.race([failed, pursue(study, play, lanes, standing, () => told(tell()), stop)])
    return tell()
  } finally {
    for (const { worker } of workers) worker.terminate()
  }
}
