import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import Tinypool from 'tinypool'
import { AT_FIRST } from './compiling.ts'
import type { Program } from './program.ts'
import type { Players } from './run.ts'
import type { Job } from './worker.ts'

/**
 * Room for the new objects of a thread, in megabytes. V8 begins with one and clears it hundreds of times before it takes
 * more, all threads of the process helping, which then do not play.
 */
const NURSERY = 16

/**
 * Where threads play on every core, none is left for V8 to compile on: while a function waits there for its turn, its thread
 * goes on in slow code. So each thread compiles for itself, at once.
 */
function compileAtOnce(): void {
  setFlagsFromString('--no-concurrent-recompilation')
}

/** Starts `workers` threads that play parts of runs. */
export function openPool({ script, code }: Program, workers: number): Players {
  setFlagsFromString(`--min-semi-space-size=${NURSERY}`)
  if (workers >= availableParallelism()) compileAtOnce()
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
    workerData: { script, code } satisfies Program,
  })
  return {
    at:
      (table, care) =>
      (first, games, compiling = AT_FIRST) =>
        pool.run({ table, care, first, games, compiling } satisfies Job),
    close: () => pool.destroy(),
  }
}
