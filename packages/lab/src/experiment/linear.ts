import { constantInterval, type Interval, type Range, shareInterval } from '../report/statistics.ts'
import { type Gradient, less, type Moments, mean, varianceAlong } from './moments.ts'
import { earlyInterval, fixedInterval, LEAST_CASES, type Looks, sequenceInterval } from './sequence.ts'

/** A figure with the limits of 95 % confidence; null where there are too few games. */
export interface Estimate {
  readonly value: number
  readonly interval: Interval | null
}

/** A figure, and how it hangs on the means of what was written of each game. */
export interface Linear {
  readonly value: number
  readonly gradient: Gradient
  /** Between what it lies for sure. */
  readonly range: Range
  /** Whether it is a share: what lies above the lower end of its range, of 1. */
  readonly isShare: boolean
  /** Games that count, where not all do. */
  readonly cases?: number
}

/** The chance of a wrong decision, over all sides together. */
export const ERROR = 0.05
export const SHARE: Range = [0, 1]
/** A variance below that is none but for rounding. */
const NO_VARIANCE = 1e-12
/** Fewer cases than that have no spread. */
const LEAST_FIXED = 3

/** The limits of figures: those of a number of games that was settled, or those that hold whenever somebody looks. */
export class Limits {
  readonly #looks: Looks
  readonly #tightest: number

  constructor(looks: Looks, tightest: number) {
    this.#looks = looks
    this.#tightest = tightest
  }

  /** A figure of these games with its limits. */
  estimate(moments: Moments, linear: Linear, error = ERROR): Estimate {
    return { value: linear.value, interval: this.#interval(moments, linear, error) }
  }

  #interval(moments: Moments, { value, gradient, range, isShare, cases = moments.n }: Linear, error: number) {
    const variance = varianceAlong(moments, gradient)
    if (this.#isConstant(variance, moments.n)) return this.#constant(value, cases, range, error)
    if (!isShare || this.#looks === 'always') return this.#mean(value, variance, moments.n, { cases, error })
    if (moments.n < LEAST_FIXED) return null
    const { low, high } = shareInterval(value - range[0], variance / moments.n)
    return { low: low + range[0], high: high + range[0] }
  }

  /** By how much one figure of the same games is more than another. */
  apart(moments: Moments, here: Linear, there: Linear, error = ERROR): Estimate & { readonly gain: number | null } {
    const value = here.value - there.value
    const range: Range = [here.range[0] - there.range[1], here.range[1] - there.range[0]]
    const [own, other] = [varianceAlong(moments, here.gradient), varianceAlong(moments, there.gradient)]
    const variance = varianceAlong(moments, less(here.gradient, there.gradient))
    const gain = variance > 0 ? (own + other) / variance : null
    const cases = Math.min(here.cases ?? moments.n, there.cases ?? moments.n)
    if (this.#isConstant(variance, moments.n))
      return { value, interval: this.#constant(value, cases, range, error), gain }
    if (!here.isShare || this.#looks === 'always')
      return { value, interval: this.#mean(value, variance, moments.n, { cases, error }), gain }
    const together = own * other > 0 ? (own + other - variance) / (2 * Math.sqrt(own * other)) : 0
    const limits = [here, there].map((one) => this.estimate(moments, one))
    return { value, interval: squareAndAdd(limits, together), gain }
  }

  /** A number that grows out of the same games, by its variance. */
  ofNumber(found: Linear, variance: number, n: number, error: number): Estimate {
    const { value, range, cases = n } = found
    if (this.#isConstant(variance, n)) return { value, interval: this.#constant(value, cases, range, error) }
    return { value, interval: this.#mean(value, variance, n, { cases, error }) }
  }

  /** With limits from the first game on, for what lies within a range of this width; `among`: of so many together. */
  orEarly({ value, interval }: Estimate, n: number, range: number, among = 1): Estimate {
    return { value, interval: interval ?? earlyInterval(value, n, range, { tightest: this.#tightest, among }) }
  }

  #isConstant(variance: number, n: number): boolean {
    return variance < NO_VARIANCE && n >= (this.#looks === 'always' ? LEAST_CASES : LEAST_FIXED)
  }

  #constant(value: number, cases: number, range: Range, error: number): Interval {
    return constantInterval(value, cases, range, this.#looks === 'always' ? error : ERROR)
  }

  #mean(value: number, variance: number, n: number, { cases, error }: Record<'cases' | 'error', number>) {
    if (this.#looks === 'once') return fixedInterval(value, variance, n)
    // Few games that count have no law of large numbers, however many there are beside them.
    return cases < LEAST_CASES ? null : sequenceInterval(value, variance, n, { error, tightest: this.#tightest })
  }
}

/**
 * The interval of a difference of two shares of the same games, from those of each: either of them is put as far off as
 * its own limits have it, and both together as far as they go together (Newcombe, "Improved confidence intervals for the
 * difference between binomial proportions based on paired data", Statistics in Medicine 17, 1998, method 10).
 */
function squareAndAdd([here, there]: readonly Estimate[], together: number): Interval | null {
  if (!here?.interval || !there?.interval) return null
  const far = (own: number, other: number) =>
    Math.sqrt(Math.max(0, own * own - 2 * together * own * other + other * other))
  const value = here.value - there.value
  return {
    low: value - far(here.value - here.interval.low, there.interval.high - there.value),
    high: value + far(here.interval.high - here.value, there.value - there.interval.low),
  }
}

/** The limits of a share are shares. */
export function asShare<Found extends Estimate | null>(estimate: Found): Found {
  const interval = estimate?.interval ?? null
  if (interval === null) return estimate
  return { ...estimate, interval: { low: Math.max(0, interval.low), high: Math.min(1, interval.high) } }
}

export function isWithin({ low, high }: Interval, margin: number): boolean {
  return low >= -margin && high <= margin
}

/** The mean of a number that is written of each game. */
export function meanOf(moments: Moments, at: number, range: Range): Linear {
  return { value: mean(moments, at), gradient: new Map([[at, 1]]), range, isShare: false }
}

/** The share of the games of which this was written. */
export function shareOf(moments: Moments, at: number): Linear {
  return { ...meanOf(moments, at, SHARE), isShare: true }
}

/** The share of the games counted `below` that are counted `above` as well; null where there is none. */
export function ratioOf(moments: Moments, above: number, below: number): Linear | null {
  const base = mean(moments, below)
  if (base === 0) return null
  const value = mean(moments, above) / base
  return {
    value,
    range: SHARE,
    isShare: true,
    cases: Math.round(base * moments.n),
    gradient: new Map([
      [above, 1 / base],
      [below, -value / base],
    ]),
  }
}
