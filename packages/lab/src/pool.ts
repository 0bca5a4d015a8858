import Tinypool from 'tinypool'
import type { PlayPart } from './run.ts'
import type { Table } from './table.ts'
import type { Job } from './worker.ts'

/** Worker threads that play parts of a run. */
export interface Pool {
  readonly play: PlayPart
  close(): Promise<void>
}

/** Starts `workers` threads. */
export function openPool(table: Table, laws: boolean, workers: number): Pool {
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
  })
  return {
    play: (first, games) => pool.run({ table, laws, first, games } satisfies Job),
    close: () => pool.destroy(),
  }
}
