import { availableParallelism } from 'node:os'
import type { Players } from '@hausregeln/lab'
import type { LabProgram } from '@hausregeln/lab/open.ts'

export const MOST_WORKERS = 256

/** As many threads as there are cores. */
export function cores(): number {
  return Math.min(availableParallelism(), MOST_WORKERS)
}

/** This thread, or so many others. */
export async function openPlayers(program: LabProgram, workers: number): Promise<Players> {
  if (workers === 1) return (await import('@hausregeln/lab/here.ts')).playersHere(program)
  return (await import('@hausregeln/lab/pool.ts')).openPool(program, workers)
}
