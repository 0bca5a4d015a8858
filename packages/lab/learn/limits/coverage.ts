import { type ComparedSum, CompareStudy, type Comparison, type Estimate } from '../../src/experiment/compare.ts'
import { BLOCK, experimentOf, MEASURES, openStudy } from '../../src/experiment/index.ts'
import { type Share, wilson } from '../../src/report/statistics.ts'
import { rulebookNamed } from '../../src/table.ts'

/** Which games are played: two sides, so many runs of so many games each. */
export interface Wish {
  readonly rulebook: string
  readonly bots: readonly string[]
  /** By which number the second side differs, and its value there. */
  readonly number: readonly [name: string, value: number]
  readonly runs: number
  /** Games of a run: a multiple of a block. */
  readonly games: number
  readonly maxRounds: number
  readonly seed: number
}

/** How often the limits of a figure had the true value between them: of how many runs that gave any. */
export interface Coverage {
  readonly figure: string
  readonly truth: number
  readonly held: Share | null
  /** Runs whose limits lay wholly above the true value, and wholly below it. */
  readonly above: number
  readonly below: number
  readonly runs: number
}

/**
 * Plays all runs, and counts for every figure of a comparison how often its limits held. What is true is what all games
 * together say.
 */
export function coverageOf({ rulebook, bots, number, runs, games, maxRounds, seed }: Wish): readonly Coverage[] {
  if (games % BLOCK !== 0) throw new RangeError(`A run has a multiple of ${BLOCK} games.`)
  const side = { book: rulebook, bots: [...bots] }
  const sides = [side, { ...side, numbers: { [number[0]]: number[1] } }]
  const asked = { format: 1, kind: 'compare', games: runs * games, seed, maxRounds, stops: false, sides }
  const { study } = openStudy(experimentOf(asked), rulebookNamed)
  if (!(study instanceof CompareStudy)) throw new Error('A comparison was asked for.')
  const all = study.blank()
  const each = Array.from({ length: runs }, (_, run) => {
    const sum = playRun(study, run, games / BLOCK)
    study.add(all, sum)
    return figuresOf(study.report(sum))
  })
  return [...figuresOf(study.report(all))].map(([figure, { value }]) => heldBy(figure, value, each))
}

function playRun(study: CompareStudy, run: number, blocks: number): ComparedSum {
  const sum = study.blank()
  for (let block = 0; block < blocks; block++) study.add(sum, study.play(run * blocks + block))
  return sum
}

/** Every figure of a comparison, by what it is. */
function figuresOf({ sides, differences }: Comparison): ReadonlyMap<string, Estimate> {
  const found = new Map<string, Estimate>()
  sides.forEach(({ measures, minutes }, side) => {
    for (const measure of MEASURES) {
      const estimate = measures[measure]
      if (estimate !== null) found.set(`side ${side + 1}, ${measure}`, estimate)
    }
    found.set(`side ${side + 1}, minutes`, minutes)
  })
  for (const one of differences) found.set(`difference, ${one.measure}`, one)
  return found
}

function heldBy(figure: string, truth: number, runs: readonly ReadonlyMap<string, Estimate>[]): Coverage {
  const intervals = runs.flatMap((run) => run.get(figure)?.interval ?? [])
  const above = intervals.filter(({ low }) => low > truth).length
  const below = intervals.filter(({ high }) => high < truth).length
  const held = wilson(intervals.length - above - below, intervals.length)
  return { figure, truth, held, above, below, runs: intervals.length }
}
