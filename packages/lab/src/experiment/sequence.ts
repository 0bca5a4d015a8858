import { type Interval, meanInterval } from '../report/statistics.ts'

/**
 * How often somebody looks at an interval while it grows. `once`: the number of cases was settled beforehand; the
 * interval is Student's. `always`: after every case, and you may stop whenever you look; the interval holds at all
 * times together.
 */
export type Looks = 'once' | 'always'

/** Fewer cases than that say nothing yet: what holds at all times holds for many cases. */
export const LEAST_CASES = 200

/**
 * An interval that holds, with a chance of at least 1 - `error`, after every number of cases at once: an asymptotic
 * confidence sequence, by Robbins' mixture over a normal law, Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas,
 * "Time-uniform central limit theory and asymptotic confidence sequences" (Annals of Statistics 52, 2024), Theorem 2.2.
 * It is tightest at `tightest` cases and somewhat wider before and after. So you may look as often as you like, and
 * stop when it leaves out zero, and errs in no more than `error` of all such runs. Null before `LEAST_CASES`.
 */
export function sequenceInterval(
  value: number,
  variance: number,
  n: number,
  { error, tightest }: { readonly error: number; readonly tightest: number },
): Interval | null {
  if (n < LEAST_CASES) return null
  const width = sequenceWidth(n, error, tightest) * Math.sqrt(variance)
  return { low: value - width, high: value + width }
}

/** The chance of an error before there are `LEAST_CASES`, beside what comes later. */
const EARLY_ERROR = 0.01

/**
 * The same for what lies within a range of this width, from the first case on: by the range alone, whatever the law of
 * the cases is (sub-Gaussian mixture; Howard, Ramdas, McAuliffe and Sekhon, "Time-uniform, nonparametric, nonasymptotic
 * confidence sequences", Annals of Statistics 49, 2021). It is wide, and stands where the other says nothing as yet.
 * `among`: of so many that hold all together.
 */
export function earlyInterval(
  value: number,
  n: number,
  range: number,
  { tightest, among = 1 }: { readonly tightest: number; readonly among?: number },
): Interval | null {
  if (n < 1) return null
  const width = (sequenceWidth(n, EARLY_ERROR / among, tightest) * range) / 2
  return { low: value - width, high: value + width }
}

/** After how many games limits shall be the tightest, where so many are played at most. */
export function tightestOf(games: number): number {
  return Math.max(400, games / 4)
}

/** Half of its width, in standard deviations of a single case. */
export function sequenceWidth(n: number, error: number, tightest: number): number {
  const half = -2 * Math.log(error)
  const rho = (half + Math.log(half) + 1) / tightest
  const spread = n * rho + 1
  return Math.sqrt(((2 * spread) / (n * n * rho)) * Math.log(Math.sqrt(spread) / error))
}

/** Student's interval for a mean of `n` cases with this variance; 95 %. Null for fewer than three. */
export function fixedInterval(value: number, variance: number, n: number): Interval | null {
  const sum = value * n
  return meanInterval(sum, variance * (n - 1) + sum * value, n)
}
