import { BLOCK, type Experiment } from '@hausregeln/lab/experiment/index.ts'

/** How many parts an experiment has at most. */
export function partsOf({ games }: Experiment): number {
  return Math.ceil(games / BLOCK)
}
