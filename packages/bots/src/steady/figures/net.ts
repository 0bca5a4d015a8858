import { type CellNo, cell, column } from '@hausregeln/engine/core/state/column.ts'
import type { Reals } from '../../columns.ts'
/**
 * How many numbers tell where a seat stands, see features.ts; and how many with those that tell it among the others,
 * see relations.ts.
 */
export const FEATURES = 17
export const ALL_FEATURES = 31

/** The numbers of a seat, one each. */
export type Features = Reals<CellNo>

/**
 * What was learned from games, of the first features or of all: how much each feature counts towards winning, when all
 * deeds are taken and, on top of that, for the part of them that is free; and, for hidden units, by what each of them
 * is moved, how far, and how much it counts.
 */
export interface Net {
  /** By feature, and once more by feature for the free part. */
  readonly direct: readonly number[]
  /** A row for each hidden unit: as `direct`, then where it lies without any, then how much it counts. */
  readonly hidden: readonly (readonly number[])[]
}

/** Whether a net goes by how seats stand among the others, too. */
export function isWide({ direct }: Net): boolean {
  return direct.length > 2 * FEATURES
}

/** A net whose numbers are told in thousandths. */
export function thousandths({ direct, hidden }: Net): Net {
  const each = (row: readonly number[]) => row.map((number) => number / 1000)
  return { direct: each(direct), hidden: hidden.map(each) }
}

/** The letters by which twentieths are told: the middle one is 0. */
export const LETTERS = '#$%0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz*+'
/** What the middle letter stands at. */
export const MIDDLE = 33

/**
 * A net whose numbers are told in twentieths, a letter each: a row of what counts directly, and one of each hidden
 * unit.
 */
export function twentieths([direct = '', ...hidden]: readonly string[]): Net {
  const each = (row: string) => [...row].map((letter) => (LETTERS.indexOf(letter) - MIDDLE) / 20)
  return { direct: each(direct), hidden: hidden.map(each) }
}

/**
 * How much stands for a seat with these features, as a weight: it wins with the chance of its weight among those of
 * all. The weight is (1 + z/64)^64, close to the exponential of the score z, and the same in every program.
 */
export function weightOf({ direct, hidden }: Net, features: Features, free: number): number {
  const size = direct.length >>> 1
  let score = sumOf(direct, features, free, size)
  for (const numbers of hidden) {
    const row = column(numbers)
    const moved = row[cell(size, size)] + sumOf(row, features, free, size)
    score += (row[cell(size, size + 1)] * moved) / (1 + Math.abs(moved))
  }
  let weight = Math.max(0.01, 1 + score / 64)
  for (let n = 0; n < 6; n++) weight *= weight
  return weight
}

function sumOf(numbers: readonly number[], features: Features, free: number, size: number): number {
  const row = column(numbers)
  let sum = 0
  for (let at: CellNo = 0; at < size; at++) sum += (row[at] + free * row[cell(size, at)]) * features[at]
  return sum
}
