import Tinypool from 'tinypool'
import type { Program } from './program.ts'
import type { Players } from './run.ts'
import type { Job } from './worker.ts'

/** Starts `workers` threads that play parts of runs. */
export function openPool({ script }: Program, workers: number): Players {
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
    workerData: { script } satisfies Program,
  })
  return {
    at:
      (table, care) =>
      (first, games, inlining = 'usual') =>
        pool.run({ table, care, first, games, inlining } satisfies Job),
    close: () => pool.destroy(),
  }
}
