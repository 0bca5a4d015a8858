/** How many numbers tell where a seat stands, see features.ts. */
export const FEATURES = 17

/**
 * What was learned from games: how much each feature counts towards winning, when all deeds are taken and, on top of that, for
 * the part of them that is free; and, for hidden units, by what each of them is moved, how far, and how much it counts.
 */
export interface Net {
  /** By feature, and once more by feature for the free part. */
  readonly direct: readonly number[]
  /** A row for each hidden unit: as `direct`, then where it lies without any, then how much it counts. */
  readonly hidden: readonly (readonly number[])[]
}

/** A net whose numbers are told in thousandths. */
export function thousandths({ direct, hidden }: Net): Net {
  const each = (row: readonly number[]) => row.map((number) => number / 1000)
  return { direct: each(direct), hidden: hidden.map(each) }
}

/** Where a hidden unit's row tells where it lies, and how much it counts. */
const AT = 2 * FEATURES
const COUNTS = AT + 1

/**
 * How much stands for a seat with these features, as a weight: it wins with the chance of its weight among those of all. The
 * weight is (1 + z/64)^64, close to the exponential of the score z, and the same in every program.
 */
export function weightOf({ direct, hidden }: Net, features: Float64Array, free: number): number {
  let score = sumOf(direct, features, free)
  for (let unit = 0; unit < hidden.length; unit++) {
    const row = hidden[unit]!
    const moved = row[AT]! + sumOf(row, features, free)
    score += (row[COUNTS]! * moved) / (1 + Math.abs(moved))
  }
  let weight = Math.max(0.01, 1 + score / 64)
  for (let n = 0; n < 6; n++) weight *= weight
  return weight
}

function sumOf(row: readonly number[], features: Float64Array, free: number): number {
  let sum = 0
  for (let at = 0; at < FEATURES; at++) sum += (row[at]! + free * row[FEATURES + at]!) * features[at]!
  return sum
}
