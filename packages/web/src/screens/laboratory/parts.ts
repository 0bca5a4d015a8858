import { BLOCK, type Experiment, SMALL_BLOCK } from '@hausregeln/lab/experiment/index.ts'

/** How many parts an experiment has at most. */
export function partsOf({ kind, games }: Experiment): number {
  return Math.ceil(games / (kind === 'from' ? SMALL_BLOCK : BLOCK))
}
