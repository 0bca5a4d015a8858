import { type CellNo, column } from '@hausregeln/engine/core/state/column.ts'

/** The limits between which the true value lies with 95 % confidence. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** A share with the interval in which the true one lies with 95 % confidence. */
export interface Share extends Interval {
  readonly share: number
}

/** 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054

/** What lies beyond either limit. */
const TAIL = 0.025

/** Wilson's interval for `count` (which may be a sum of fractions) of `total` cases; null without any case. */
export function wilson(count: number, total: number): Share | null {
  if (total === 0) return null
  const share = count / total
  const spread = 1 + Z ** 2 / total
  const centre = (share + Z ** 2 / (2 * total)) / spread
  const half = (Z * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))) / spread
  return { share, low: count <= 0 ? 0 : centre - half, high: count >= total ? 1 : centre + half }
}

/**
 * Wilson's interval for a share that was estimated with this variance, as of so many cases as would give it (Kish's
 * effective number): of decided games among all, or of victories that some have in common. `share`: between 0 and 1.
 */
export function shareInterval(share: number, variance: number): Interval {
  const cases = (share * (1 - share)) / variance
  return wilson(share * cases, cases) ?? { low: 0, high: 1 }
}

/**
 * The greatest share, with a chance of an error of `error` for both ends of an interval, of what has not happened once in
 * `n` cases: some 3.7 of n (Clopper and Pearson; the "rule of three" for one end). Because it falls with every case and is
 * wrong only if nothing happens for so long, it holds however often somebody looks.
 */
export function unseenShare(n: number, error = 0.05): number {
  return n <= 0 ? 1 : -Math.expm1(Math.log(error / 2) / n)
}

/**
 * The interval for a mean of values between `least` and `most` of which all `n` were the same: what has not been seen may
 * still be there, in as many cases as `unseenShare` leaves room for.
 */
export function constantInterval(value: number, n: number, [least, most]: Range, error = 0.05): Interval {
  const unseen = unseenShare(n, error)
  return { low: value - unseen * (value - least), high: value + unseen * (most - value) }
}

/** Between which values something lies that is averaged. */
export type Range = readonly [least: number, most: number]

/** From so many on, a Poisson count is near enough to what Wilson and Hilferty have for it. */
const MANY = 100

/** The exact interval for what is expected where so many rare events were counted (Garwood, 1936). */
export function poissonInterval(count: number): Interval {
  if (count > MANY) {
    const cube = (k: number, z: number) => k * (1 - 1 / (9 * k) + z / (3 * Math.sqrt(k))) ** 3
    return { low: cube(count, -Z), high: cube(count + 1, Z) }
  }
  return {
    low: count === 0 ? 0 : whereFalls((mean) => 1 - TAIL - poissonUpTo(count - 1, mean), count),
    high: whereFalls((mean) => poissonUpTo(count, mean) - TAIL, 2 * count + 10),
  }
}

/** The same as `meanInterval` for numbers of rare events: none of them at all still leaves room for some. */
export function rareInterval(sum: number, squares: number, total: number): Interval | null {
  if (sum > 0 || total === 0) return meanInterval(sum, squares, total)
  return { low: 0, high: poissonInterval(0).high / total }
}

/** The chance of at most `count` events where `mean` are expected. */
function poissonUpTo(count: number, mean: number): number {
  let term = Math.exp(-mean)
  let sum = term
  for (let k = 1; k <= count; k++) {
    term *= mean / k
    sum += term
  }
  return sum
}

/** Where a function that changes its sign between 0 and `most` does so. */
function whereFalls(f: (x: number) => number, most: number): number {
  const sign = Math.sign(f(0))
  let [low, high] = [0, most]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (Math.sign(f(middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The least value that at least the part `part` (0 to 1) of all counted cases does not exceed; null without any case. */
export function quantile(counts: ReadonlyMap<number, number>, part: number): number | null {
  const values = [...counts.keys()].sort((a, b) => a - b)
  const total = values.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0)
  let seen = 0
  for (const value of values) {
    seen += counts.get(value) ?? 0
    if (seen >= part * total) return value
  }
  return null
}

/**
 * The interval for a mean, from the sum of `total` values and the sum of their squares; null for fewer than three. By
 * Student's t, whose quantile is found by its expansion in the degrees of freedom (Abramowitz and Stegun, 26.7.5).
 */
export function meanInterval(sum: number, squares: number, total: number): Interval | null {
  if (total < 3) return null
  const mean = sum / total
  const variance = Math.max(0, (squares - sum * mean) / (total - 1))
  const half = studentQuantile(total - 1) * Math.sqrt(variance / total)
  return { low: mean - half, high: mean + half }
}

/** 97.5 % quantile of Student's t. */
function studentQuantile(freedom: number): number {
  return (
    Z +
    (Z ** 3 + Z) / (4 * freedom) +
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * freedom ** 3)
  )
}

/**
 * The interval for a quantile of whatever distribution the counted values come from, which lies between `least` and
 * `most`: by how many of all values can lie below it. Null without any case.
 */
export function quantileInterval(
  counts: ReadonlyMap<number, number>,
  part: number,
  least: number,
  most: number,
): Interval | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const [below, above] = ranks(total, part)
  return {
    low: below < 1 ? least : (quantile(counts, below / total) ?? least),
    high: above > total ? most : (quantile(counts, above / total) ?? most),
  }
}

/** Chances that lie farther out than so many standard deviations do not count. */
const FARTHEST = 9

/**
 * The ranks between which the quantile lies: of n values as many lie below it as a binomial distribution has it. The
 * lower is the highest that is too high with a chance of at most 2.5 %, the upper the lowest that is too low with as much.
 */
function ranks(n: number, part: number): [below: number, above: number] {
  const spread = Math.ceil(FARTHEST * Math.sqrt(n * part * (1 - part))) + 1
  const mode = Math.min(n, Math.floor((n + 1) * part))
  const from = Math.max(0, mode - spread)
  const to = Math.min(n, mode + spread)
  const weights = column(new Float64Array(to - from + 1))
  const at = (rank: number): CellNo => rank - from
  weights[at(mode)] = 1
  for (let k = mode; k > from; k--) weights[at(k - 1)] = (weights[at(k)] * k * (1 - part)) / ((n - k + 1) * part)
  for (let k = mode; k < to; k++) weights[at(k + 1)] = (weights[at(k)] * (n - k) * part) / ((k + 1) * (1 - part))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let below = from
  for (let chance = weights[at(from)]; chance <= TAIL * all; chance += weights[at(below)]) below++
  let above = to
  for (let chance = weights[at(to)]; chance <= TAIL * all; chance += weights[at(above)]) above--
  return [below, above + 1]
}

/**
 * How many times as wide an interval of 95 % must be so that all `count` of them hold together (Bonferroni; the normal
 * quantile by Abramowitz and Stegun, 26.2.23).
 */
export function seriesLimit(count: number): number {
  const t = Math.sqrt(-2 * Math.log(0.025 / Math.max(1, count)))
  const quantile = t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
  return quantile / Z
}
