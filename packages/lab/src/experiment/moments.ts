import { type By, type CellNo, cell, column } from '@hausregeln/engine/core/state/column.ts'

/**
 * Sums over cases of several numbers each: of every number, and of the product of every two. All that is estimated from
 * them (means, differences, ratios) has its variance from here, too. Plain arrays, so that it can be sent and kept.
 */
export interface Moments {
  n: number
  readonly sums: number[] & By<CellNo>
  /** Of the products: `products[i * width + j]` for j from 0 to i. */
  readonly products: number[] & By<CellNo>
}

/** Moments of no case yet, each of so many numbers. */
export function newMoments(width: number): Moments {
  return { n: 0, sums: zeros(width), products: zeros(width * width) }
}

function zeros(length: number): number[] & By<CellNo> {
  return column(new Array<number>(length).fill(0))
}

/** Counts a case. */
export function count(to: Moments, values: ArrayLike<number>): void {
  const width = to.sums.length
  to.n++
  for (let i: CellNo = 0; i < width; i++) {
    const value = values[i] ?? 0
    if (value === 0) continue
    to.sums[i] += value
    for (let j = 0; j <= i; j++) to.products[cell(i * width, j)] += value * (values[j] ?? 0)
  }
}

/** Adds the cases of one to another. */
export function addMoments(to: Moments, from: Moments): void {
  to.n += from.n
  for (let i: CellNo = 0; i < to.sums.length; i++) to.sums[i] += from.sums[i]
  for (let i: CellNo = 0; i < to.products.length; i++) to.products[i] += from.products[i]
}

/** The mean of one of the numbers; 0 without a case. */
export function mean({ n, sums }: Moments, at: number): number {
  return n === 0 ? 0 : (sums[at] ?? 0) / n
}

/** The covariance of two of the numbers between cases. */
export function covariance({ n, sums, products }: Moments, a: number, b: number): number {
  if (n < 2) return 0
  const [i, j] = a >= b ? [a, b] : [b, a]
  return ((products[i * sums.length + j] ?? 0) - ((sums[i] ?? 0) * (sums[j] ?? 0)) / n) / (n - 1)
}

/** How an estimate changes with the mean of each of the numbers that it is made of: by their places. */
export type Gradient = ReadonlyMap<number, number>

/**
 * The variance of what a single case adds to an estimate with this gradient: exact for means and their differences, to
 * the first order for ratios (linearization; Cochran, "Sampling Techniques", 1977, chapter 6).
 */
export function varianceAlong(moments: Moments, gradient: Gradient): number {
  let sum = 0
  for (const [a, byA] of gradient) for (const [b, byB] of gradient) sum += byA * byB * covariance(moments, a, b)
  return Math.max(0, sum)
}

/** One gradient less another: of a difference of estimates. */
export function less(one: Gradient, other: Gradient): Gradient {
  const all = new Map(one)
  for (const [at, by] of other) all.set(at, (all.get(at) ?? 0) - by)
  return all
}
