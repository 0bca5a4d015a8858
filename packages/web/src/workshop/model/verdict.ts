import type { Comparison, Estimate, MeasureName } from '@hausregeln/lab/experiment/index.ts'

/** A figure that games have shown, with its limits. */
export interface Shown {
  readonly value: number
  readonly low: number
  readonly high: number
  /** Whether it is certainly not the one that means no difference. */
  readonly isSure: boolean
}

/** What games by two rulebooks have shown of the second. */
export interface Verdict {
  readonly games: number
  /** Mean rounds. */
  readonly rounds: readonly [before: number, after: number]
  /** How many times as long. */
  readonly length: Shown | null
  /** Shares of games that end. */
  readonly ended: readonly [before: number, after: number]
  /** By how many points of a hundred the first player wins more often. */
  readonly first: Shown | null
}

/** Of so many games at least this share must end, or people will sit for ever. */
const LEAST_ENDED = 0.97
/** A rule that makes games so many times as long is worth a word. */
const LONG = 1.2
/** A rule that gives the first player so many points of a hundred. */
const UNEVEN = 4

/** What side number `side` of a comparison has shown against the first. */
export function verdictOf({ games, sides, differences }: Comparison, side = 1): Verdict {
  const difference = (measure: MeasureName) => differences.find((one) => one.side === side && one.measure === measure)
  const mean = (at: number, measure: MeasureName) => sides[at]?.measures[measure]?.value ?? 0
  const first = difference('first') ?? null
  return {
    games,
    rounds: [mean(0, 'length'), mean(side, 'length')],
    length: shown(difference('length')?.ratio ?? null, 1, 1),
    ended: [mean(0, 'ended'), mean(side, 'ended')],
    first: shown(first, 0, 100),
  }
}

function shown(estimate: Estimate | null, none: number, times: number): Shown | null {
  if (estimate?.interval == null) return null
  const { low, high } = estimate.interval
  return {
    value: estimate.value * times,
    low: low * times,
    high: high * times,
    isSure: low > none || high < none,
  }
}

/** What is worth a warning. */
export type Concern = 'endless' | 'long' | 'uneven'

/** What of a verdict is worth a warning, worst first. */
export function concernsOf({ ended, length, first }: Verdict): readonly Concern[] {
  return [
    ...(ended[1] < LEAST_ENDED && ended[1] < ended[0] ? (['endless'] as const) : []),
    ...(length?.isSure && length.value >= LONG ? (['long'] as const) : []),
    ...(first?.isSure && first.value >= UNEVEN ? (['uneven'] as const) : []),
  ]
}

/**
 * Whether one rule causes a concern: `without` is the verdict on the rules without it, against those with it.
 */
export function isCause(concern: Concern, without: Verdict): boolean {
  const { ended, length, first } = without
  switch (concern) {
    case 'endless':
      return ended[1] - ended[0] > (1 - LEAST_ENDED) / 2
    case 'long':
      return length?.isSure === true && length.value < 1 - (LONG - 1) / 4
    case 'uneven':
      return first?.isSure === true && first.value <= -UNEVEN / 2
  }
}
