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
  readonly gains: number[][]
  readonly squares: number[]
}

/** Coefficients of the polynomial at most; as long as there are fewer games, as many as they bear. */
const MOST_TERMS = 6
const FEW_TERMS = 4
const MANY_GAMES = 5000
/** Steps of the range at which a sign is looked for. */
const STEPS = 400
/** Fewer games than that have no curve. */
const LEAST_GAMES = 40

export function newCurve(): CurveSum {
  return {
    n: 0,
    powers: new Array<number>(2 * MOST_TERMS - 1).fill(0),
    gains: [0, 1].map(() => new Array<number>(MOST_TERMS).fill(0)),
    squares: [0, 0],
  }
}

/** Counts a game. `place`: where its payment lies in the range, -1 to 1; `gains`: what the deal changed for each seat. */
export function countGame(to: CurveSum, place: number, gains: readonly number[]): void {
  to.n++
  for (let power = 0; power < to.powers.length; power++) to.powers[power]! += place ** power
  gains.forEach((gain, side) => {
    for (let power = 0; power < MOST_TERMS; power++) to.gains[side]![power]! += gain * place ** power
    to.squares[side]! += gain * gain
  })
}

export function addCurve(to: CurveSum, from: CurveSum): void {
  const add = (one: number[], other: readonly number[]) => {
    for (let at = 0; at < one.length; at++) one[at]! += other[at]!
  }
  to.n += from.n
  add(to.powers, from.powers)
  add(to.squares, from.squares)
  to.gains.forEach((gains, side) => {
    add(gains, from.gains[side]!)
  })
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
  const inverse = inverseOf(sum.powers, terms)
  if (inverse === null) return null
  const gains = sum.gains[side]!.slice(0, terms)
  const factors = inverse.map((row) => dot(row, gains))
  const variance = Math.max(0, (sum.squares[side]! - dot(factors, gains)) / (sum.n - terms))
  const width = sequenceWidth(sum.n, error, tightest) * Math.sqrt(variance * sum.n)
  const sign = falls ? -1 : 1
  // Where what is looked at first turns from loss to gain (or the other way): from the low end on.
  const first = (off: number): number | null => {
    for (let step = 0; step <= STEPS; step++) {
      const place = (2 * step) / STEPS - 1
      const powers = Array.from({ length: terms }, (_, power) => place ** power)
      const spread = Math.sqrt(
        Math.max(
          0,
          dot(
            inverse.map((row) => dot(row, powers)),
            powers,
          ),
        ),
      )
      if (sign * dot(factors, powers) + off * width * spread >= 0) return low + ((high - low) * step) / STEPS
    }
    return null
  }
  const value = first(0)
  if (value === null || (falls && value === low)) return null
  return { value, interval: { low: first(1) ?? low, high: first(-1) ?? high } }
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

/** The inverse of the matrix of products of powers; null: the payments are too few to tell. Gauss and Jordan. */
function inverseOf(powers: readonly number[], terms: number): number[][] | null {
  const rows = Array.from({ length: terms }, (_, row) =>
    Array.from({ length: 2 * terms }, (_, at) => (at < terms ? powers[row + at]! : at === row + terms ? 1 : 0)),
  )
  for (let at = 0; at < terms; at++) {
    const best = rows.slice(at).reduce((one, other) => (Math.abs(other[at]!) > Math.abs(one[at]!) ? other : one))
    if (Math.abs(best[at]!) < 1e-9) return null
    rows[rows.indexOf(best)] = rows[at]!
    rows[at] = best.map((value) => value / best[at]!)
    rows.forEach((row, other) => {
      if (other === at) return
      const by = row[at]!
      rows[other] = row.map((value, place) => value - by * rows[at]![place]!)
    })
  }
  return rows.map((row) => row.slice(terms))
}
