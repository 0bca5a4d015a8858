import Tinypool from 'tinypool'
import type { StudySum } from './open-study.ts'
import type { Experiment } from './schema.ts'
import type { PlayBlock } from './study.ts'

/** Threads that play blocks of one experiment. */
export interface BlockPool {
  readonly play: PlayBlock<StudySum>
  close(): Promise<void>
}

/** Starts `workers` threads for an experiment. */
export function openBlockPool(experiment: Experiment, workers: number): BlockPool {
  const pool = new Tinypool({
    filename: new URL('./thread.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
    workerData: experiment,
  })
  return { play: (block) => pool.run(block), close: () => pool.destroy() }
}
