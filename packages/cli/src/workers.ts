import { availableParallelism } from 'node:os'

export const MOST_WORKERS = 256

/** As many threads as there are cores. */
export function cores(): number {
  return Math.min(availableParallelism(), MOST_WORKERS)
}
