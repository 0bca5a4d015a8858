import Tinypool from 'tinypool'
import type { Care } from './lawful.ts'
import { simulatorProgram } from './program.ts'
import type { PlayPart } from './run.ts'
import type { Table } from './table.ts'
import type { Job } from './worker.ts'

/** Worker threads that play parts of runs. */
export interface Pool {
  /** What plays parts of a run at this table; `care`: how closely laws are looked at, or not at all. */
  at(table: Table, care: Care | null): PlayPart
  close(): Promise<void>
}

/** Starts `workers` threads. */
export async function openPool(workers: number): Promise<Pool> {
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
    workerData: await simulatorProgram(),
  })
  return {
    at: (table, care) => (first, games) => pool.run({ table, care, first, games } satisfies Job),
    close: () => pool.destroy(),
  }
}
