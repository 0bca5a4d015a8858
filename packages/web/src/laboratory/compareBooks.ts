import type { Comparison, Experiment } from '@hausregeln/lab/experiment/index.ts'
import type { BookFile } from '@hausregeln/rulebooks/file/index.ts'
import { runExperiment } from './run.ts'

/** How much is played, by whom. */
export interface Effort {
  /** Games by each book. */
  readonly games: number
  /** A bot for each place: `['steady', 'steady', 'steady', 'steady']`. */
  readonly bots: readonly string[]
  readonly seed: number
  readonly maxRounds?: number
}

/**
 * Compares two rulebooks, each the name of one of the house or a file, game by game on common chance, in workers of its
 * own. `told` hears of it after every 50 games, and may be watched as long as one likes: every interval holds at all times
 * (see `sequenceInterval`). `differences` has one for each measure: `length` (rounds, with its `ratio`), `ended` and
 * `first` (shares). Rejects with `ExperimentError`, whose message has all that is wrong, a sentence a line. When `stop` is
 * aborted, what there is by then is returned.
 */
export async function compareBooks(
  before: string | BookFile,
  after: string | BookFile,
  { games, bots, seed, maxRounds }: Effort,
  told: (comparison: Comparison) => void = () => {},
  stop?: AbortSignal,
): Promise<Comparison> {
  const experiment: Experiment = {
    format: 1,
    kind: 'compare',
    games,
    seed,
    ...(maxRounds !== undefined && { maxRounds }),
    sides: [
      { book: before, bots: [...bots] },
      { book: after, bots: [...bots] },
    ],
  }
  const { report } = await runExperiment(experiment, (so) => told(comparisonIn(so.report)), stop && { stop })
  return comparisonIn(report)
}

function comparisonIn(report: { readonly kind: string }): Comparison {
  return report as Comparison
}
