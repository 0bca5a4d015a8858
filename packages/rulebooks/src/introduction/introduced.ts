import type { Text } from '@hausregeln/engine'
import { bookText } from '../own.ts'

/** One thing in which a rulebook differs from what people expect, and the paragraphs that say so. */
export interface Point {
  readonly text: Text
  readonly rules: readonly string[]
}

/** How a rulebook introduces itself; its texts have gaps for numbers, as paragraphs have. */
export interface Introduction {
  /** A title line. */
  readonly line: Text
  readonly special: Text
  /** For whom it is, and how hard. */
  readonly forWhom: Text
  readonly hard: Text
  /** At most seven, in the order in which they are met. */
  readonly points: readonly Point[]
}

/** The introduction of a rulebook of ours: what it says lies in `say/introduction` of its folder, its points by number. */
export function introduced(book: string, rules: readonly (readonly string[])[]): Introduction {
  const said = (key: string) => bookText(book, `intro-${key}`)
  return {
    line: said('line'),
    special: said('special'),
    forWhom: said('for'),
    hard: said('hard'),
    points: rules.map((each, index) => ({ text: said(`point-${index + 1}`), rules: each })),
  }
}
