import { BookError, type Rulebook } from '@hausregeln/engine'
import { changeOf } from '@hausregeln/rulebooks/change/change.ts'
import { bentFirst } from '@hausregeln/rulebooks/house/bend.ts'
import { hear, NO_STAGE, othersSaid, wishOf } from '../witnesses/hear.ts'
import type { Item } from './items.ts'
import { playHabits } from './play.ts'

/**
 * What a witness sees beside something of another chapter: what it says; or something else, as its figures have changed,
 * but not what it would see with another answer; or the same as with another; or its lines of play are interrupted.
 */
export type Saw = 'as alone' | 'with other figures' | 'no difference' | 'interrupted'

/** What became of a pair: refused, or played, and the sentence of what went wrong. */
export type Met =
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'played'; readonly saw: Saw; readonly seen: string | null; readonly fault: string | null }

/** Errors that no script explains: the game itself is wrong. */
const WRONG = /breaks a law|A payment is|no rule for|not among its legal|has changed the state|RangeError|TypeError/

/** Lets a witness see what it says in a rulebook that also has the other, then plays a game of so many steps in it. */
export function meet(one: Item, other: Item, seed: number, steps: number): Met {
  const { witness, value } = one
  let book: Rulebook
  try {
    book = pairBook(one, other)
  } catch (error) {
    if (error instanceof BookError) return { kind: 'refused', why: error.faults[0] ?? '' }
    throw error
  }
  const seen = hear(witness, value, book)
  const isWrong = seen !== null && !seen.startsWith(NO_STAGE) && WRONG.test(seen)
  return { kind: 'played', seen, saw: sight(one, other, seen), fault: isWrong ? seen : playedFault(book, seed, steps) }
}

/** The rulebook of a witness's stage that also has the other: of several ways that change as little the first. */
function pairBook({ witness, value }: Item, other: Item, said: number | string = value): Rulebook {
  const { base, change } = wishOf(witness, value, said)
  const { choices, numbers } = other.change
  const both = { choices: { ...change.choices, ...choices }, numbers: { ...change.numbers, ...numbers } }
  return bentFirst(base, changeOf({ ...change, ...both }))
}

function sight(one: Item, other: Item, seen: string | null): Saw {
  if (seen === null) return 'as alone'
  if (!seen.startsWith('sees')) return 'interrupted'
  const isSame = othersSaid(one.witness, one.value).some((said) => {
    try {
      return hear(one.witness, one.value, pairBook(one, other, said)) === seen
    } catch {
      return false
    }
  })
  return isSame ? 'no difference' : 'with other figures'
}

function playedFault(book: Rulebook, seed: number, steps: number): string | null {
  try {
    return playHabits(book, seed, steps)
  } catch (error) {
    return (error as Error).stack ?? String(error)
  }
}
