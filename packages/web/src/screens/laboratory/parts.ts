import { BLOCK, booksNamed, type Experiment } from '@hausregeln/lab/experiment/index.ts'

/** How many parts an experiment has at most. */
export function partsOf({ games }: Experiment): number {
  return Math.ceil(games / BLOCK)
}

/** The rulebooks whose names its findings have. */
export function booksOf(experiment: Experiment): readonly string[] {
  return experiment.kind === 'compare' ? [] : booksNamed(experiment)
}
