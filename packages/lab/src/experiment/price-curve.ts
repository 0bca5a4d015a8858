import { type Direction, directionsOf, dot } from '../report/orthonormal.ts'
import type { Interval } from '../report/statistics.ts'
import { sequenceWidth } from './sequence.ts'

/**
 * What a deal changes for two seats, by games at payments spread over a range: sums for a polynomial that is laid through
 * them. Plain arrays, so that it can be sent and kept.
 */
export interface CurveSum {
  n: number
  /** Of the powers of the payment, as far as the products of two of the polynomial's. */
  readonly powers: number[]
  /** By seat: of its gain by each power of the payment, and of its square. */
  readonly gains: [payer: number[], taker: number[]]
  readonly squares: [payer: number, taker: number]
}

/** Coefficients of the polynomial at most; as long as there are fewer games, as many as they bear. */
const MOST_TERMS = 6
const FEW_TERMS = 4
const MANY_GAMES = 5000
/** Steps of the range at which a sign is looked for. */
const STEPS = 400
/** A square below that is none but for rounding. */
const NO_SQUARE = 1e-9
/** Fewer games than that have no curve. */
const LEAST_GAMES = 40

export function newCurve(): CurveSum {
  return {
    n: 0,
    powers: new Array<number>(2 * MOST_TERMS - 1).fill(0),
    gains: [new Array<number>(MOST_TERMS).fill(0), new Array<number>(MOST_TERMS).fill(0)],
    squares: [0, 0],
  }
}

/** Counts a game. `place`: where its payment lies in the range, -1 to 1; `gains`: what the deal changed for each seat. */
export function countGame(to: CurveSum, place: number, gains: readonly [payer: number, taker: number]): void {
  to.n++
  for (const [power, sum] of to.powers.entries()) to.powers[power] = sum + place ** power
  for (const side of [0, 1] as const) {
    const gain = gains[side]
    const sums = to.gains[side]
    for (const [power, sum] of sums.entries()) sums[power] = sum + gain * place ** power
    to.squares[side] += gain * gain
  }
}

export function addCurve(to: CurveSum, from: CurveSum): void {
  const add = (one: number[], other: readonly number[]) => {
    for (const [at, sum] of one.entries()) one[at] = sum + (other[at] ?? 0)
  }
  to.n += from.n
  add(to.powers, from.powers)
  add(to.squares, from.squares)
  for (const side of [0, 1] as const) add(to.gains[side], from.gains[side])
}

/** Where a gain changes its sign, in payments; the limits are those of the range where nothing narrower is known. */
export interface Crossing {
  readonly value: number
  readonly interval: Interval
}

/**
 * The payment at which a seat is as well off as without the deal: up to there the one who pays gains (`falls`), from
 * there on the other. Null: too few games, or nowhere in the range.
 */
export function crossingOf(
  sum: CurveSum,
  side: 0 | 1,
  { low, high }: Interval,
  { falls, error, tightest }: { readonly falls: boolean; readonly error: number; readonly tightest: number },
): Crossing | null {
  if (sum.n < LEAST_GAMES) return null
  const terms = sum.n < MANY_GAMES ? FEW_TERMS : MOST_TERMS
  const curves = curvesOf(sum.powers, terms)
  if (curves === null) return null
  const gains = sum.gains[side].slice(0, terms)
  const parts = curves.map((curve) => dot(curve, gains))
  const variance = Math.max(0, (sum.squares[side] - dot(parts, parts)) / (sum.n - terms))
  const width = sequenceWidth(sum.n, error, tightest) * Math.sqrt(variance * sum.n)
  const sign = falls ? -1 : 1
  // Where what is looked at first turns from loss to gain (or the other way): from the low end on.
  const first = (off: number): number | null => {
    for (let step = 0; step <= STEPS; step++) {
      const place = (2 * step) / STEPS - 1
      const powers = Array.from({ length: terms }, (_, power) => place ** power)
      const heights = curves.map((curve) => dot(curve, powers))
      const spread = Math.sqrt(dot(heights, heights))
      if (sign * dot(parts, heights) + off * width * spread >= 0) return low + ((high - low) * step) / STEPS
    }
    return null
  }
  const value = first(0)
  if (value === null || (falls && value === low)) return null
  return { value, interval: { low: first(1) ?? low, high: first(-1) ?? high } }
}

/** Polynomials that have nothing in common at the payments of all games; null: these are too few to tell. */
function curvesOf(powers: readonly number[], terms: number): readonly Direction[] | null {
  const products = Array.from({ length: terms }, (_, row) => powers.slice(row, row + terms))
  return directionsOf(products, NO_SQUARE)
}
