import { type BookDef, BookError, type BookFault } from '@hausregeln/engine'
import { bookFaults } from '@hausregeln/engine/kit/book/book-faults.ts'
import { type BookChange, keysOf } from './change.ts'
import type { Unmet } from './conditions.ts'
import { laid } from './lay.ts'
import { type Added, type Found, Search } from './search.ts'

export type { Added, Found }

/**
 * What becomes of a wish: a book that can be played, with what had to change beside it; or several such books, all with as
 * few changes; or none, and why.
 */
export type Resolution =
  | { readonly kind: 'settled'; readonly found: Found }
  | { readonly kind: 'ways'; readonly ways: readonly Found[] }
  | { readonly kind: 'refused'; readonly why: Unmet | null; readonly faults: readonly BookFault[] }

/**
 * Settles a wish: the book with it and with the fewest further changes with which it can be played. `firm`: what of the
 * wish must stay, by key (`choices.declined`); all of it if nothing is said. Throws `BookError` for a chapter that nobody
 * knows.
 */
export function resolve(base: BookDef, wish: BookChange, firm: readonly string[] = keysOf(wish)): Resolution {
  const { found, stuck } = new Search(base, wish).run(new Set(firm))
  const [first, ...others] = found
  if (first === undefined) return { kind: 'refused', why: stuck, faults: [] }
  return others.length === 0 ? { kind: 'settled', found: first } : { kind: 'ways', ways: found }
}
