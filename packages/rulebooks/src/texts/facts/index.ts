import * as chapters from '@hausregeln/chapters/facts.ts'
import type { AllFacts } from '@hausregeln/chapters/say/chapter-facts.ts'

// What chapters add to actions and questions comes along, for the compiler alone.
export type * as chapters from '@hausregeln/chapters/facts.ts'

/** What may be done beside what must is asked in this order: that of these first, that of those last. */
const FIRST: readonly string[] = ['core', 'deeds', 'jail', 'decks', 'auctions', 'rent', 'trade', 'shares']
const LAST: readonly string[] = ['turn', 'card-choice', 'free-space', 'income-tax', 'wealth-tax', 'jail-roll']

function placeOf(chapter: string): number {
  const first = FIRST.indexOf(chapter)
  return first < 0 ? FIRST.length + 1 + LAST.indexOf(chapter) : first
}

const all: AllFacts = chapters

/** What is to be told of all chapters, in the order in which they ask. */
export const allFacts = Object.fromEntries(
  Object.entries(all).toSorted(([a], [b]) => placeOf(a) - placeOf(b)),
) as unknown as AllFacts
