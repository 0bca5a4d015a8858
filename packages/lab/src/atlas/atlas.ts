import type { Rulebook, Text } from '@hausregeln/engine'
import type { Comparison, Estimate } from '../experiment/compare.ts'
import type { MeasureName } from '../experiment/measures.ts'
import type { CompareExperiment, SideData } from '../experiment/schema.ts'
import { type LaidRule, type Refused, rulesAlone } from './rules.ts'

/** A figure and its limits of 95 %: value, from, to; null where there is none. */
export type Figure = readonly [value: number, low: number, high: number] | null

/** What games by a rule are like, and how much that differs from the rulebook as it stands. */
export interface AtlasRow {
  readonly name: string
  readonly label: Text
  readonly figures: Readonly<Record<MeasureName, Figure>>
  /** Null for the rulebook as it stands. */
  readonly changes: Readonly<Record<MeasureName, Figure>> | null
}

/** What every rule of the workshop does alone to games by a rulebook. */
export interface Atlas {
  readonly format: 1
  readonly book: string
  /** The day on which it was played: bots learn, and figures change with them. */
  readonly made: string
  /** Games of each rule among four equal players; and of one better player against three. */
  readonly games: number
  readonly skillGames: number
  readonly seed: number
  readonly maxRounds: number
  /** The rulebook as it stands first. */
  readonly rows: readonly AtlasRow[]
  readonly refused: readonly Refused[]
}

/** Rounds after which a game is given up. */
const ATLAS_ROUNDS = 200
const EQUAL = ['steady', 'steady', 'steady', 'steady']
const BETTER = ['steady', 'plain', 'plain', 'plain']

export interface AtlasPlan {
  readonly games: number
  readonly skillGames: number
  readonly seed: number
}

/** The two experiments of an atlas, over the same rules: equal players, and one that is better than the others. */
export function atlasExperiments(base: Rulebook, plan: AtlasPlan): readonly [CompareExperiment, CompareExperiment] {
  const { laid } = rulesAlone(base)
  return [equalExperiment(base, laid, plan), skillExperiment(base, laid, plan)]
}

function equalExperiment(base: Rulebook, laid: readonly LaidRule[], { games, seed }: AtlasPlan): CompareExperiment {
  const sides = sidesOf(base, laid, EQUAL)
  return { format: 1, kind: 'compare', games, seed, maxRounds: ATLAS_ROUNDS, stops: false, sides }
}

/** A game that is given up is won by the richest: luck decides that, too. */
function skillExperiment(
  base: Rulebook,
  laid: readonly LaidRule[],
  { skillGames, seed }: AtlasPlan,
): CompareExperiment {
  const sides = sidesOf(base, laid, BETTER)
  const common = { format: 1, kind: 'compare', games: skillGames, seed, maxRounds: ATLAS_ROUNDS, stops: false } as const
  return { ...common, byWealth: true, measure: 'winner', rotate: true, sides }
}

function sidesOf({ book, title }: Rulebook, laid: readonly LaidRule[], bots: string[]): SideData[] {
  const same = { book: book.id, bots }
  return [{ ...same, name: { ...title } }, ...laid.map(({ name, rules }) => ({ ...same, ...rules, name }))]
}

/** An atlas of what both experiments have shown. `made`: the day, as `2026-01-31`. */
export function atlasOf(base: Rulebook, plan: AtlasPlan, made: string, [equal, skill]: readonly Comparison[]): Atlas {
  const { laid, refused } = rulesAlone(base)
  const all = [{ name: base.book.id, label: base.title }, ...laid]
  const from = (measure: MeasureName) => (measure === 'winner' ? skill : equal)
  const each = (find: (measure: MeasureName) => Estimate | null | undefined) => ({
    length: figureOf(find('length')),
    ended: figureOf(find('ended')),
    first: figureOf(find('first')),
    winner: figureOf(find('winner')),
  })
  const rows = all.map(({ name, label }, side) => ({
    name,
    label,
    figures: each((measure) => from(measure)?.sides[side]?.measures[measure]),
    changes: side === 0 ? null : each((measure) => differenceOf(from(measure), side, measure)),
  }))
  const { games, skillGames, seed } = plan
  return { format: 1, book: base.book.id, made, games, skillGames, seed, maxRounds: ATLAS_ROUNDS, rows, refused }
}

function differenceOf(report: Comparison | undefined, side: number, measure: MeasureName) {
  return report?.differences.find((one) => one.side === side && one.measure === measure)
}

/** To four digits behind the point: more of it is noise. */
function figureOf(estimate: Estimate | null | undefined): Figure {
  if (estimate === null || estimate === undefined || estimate.interval === null) return null
  const { value, interval } = estimate
  return [rounded(value), rounded(interval.low), rounded(interval.high)]
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
