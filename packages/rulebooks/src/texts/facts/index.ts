import * as chapters from '@hausregeln/chapters/facts.ts'
import type { AllFacts, Asks } from '@hausregeln/chapters/say/chapter-facts.ts'

// What chapters add to actions and questions comes along, for the compiler alone.
export type * as chapters from '@hausregeln/chapters/facts.ts'

const all: AllFacts = chapters

const rankOf = ({ rank }: Asks): number => rank ?? 0

/** What is to be told of all chapters, in the order in which they ask. */
export const allFacts = Object.fromEntries(
  Object.entries<Asks>(all).toSorted(([, a], [, b]) => rankOf(a) - rankOf(b)),
) as unknown as AllFacts
