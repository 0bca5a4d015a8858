import type { CellNo } from '@hausregeln/engine/core/state/column.ts'
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
