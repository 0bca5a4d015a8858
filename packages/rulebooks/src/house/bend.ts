import { BookError, defineBook, type Rulebook } from '@hausregeln/engine'
import { type BookChange, changeOf, type SaidChange } from '../change/change.ts'
import { laid, type Naming } from '../change/lay.ts'
import { faultsIn, foundIn, resolve } from '../change/resolve.ts'
import { withHouseParagraphs } from './paragraphs.ts'

/**
 * A rulebook with house rules: what has to change with them is changed, as little as can be, and the paragraphs of all
 * that differs are written. Throws `BookError` with all faults as sentences.
 */
export function bend(base: Rulebook, { id, version, title, ...said }: SaidChange & Naming): Rulebook {
  return bent(base, changeOf(said), { ...(id && { id }), ...(version && { version }), ...(title && { title }) })
}

/** The same for a change that has been read. */
export function bent(base: Rulebook, wish: BookChange, naming: Naming = {}): Rulebook {
  const resolution = resolve(base.def, wish)
  if (resolution.kind !== 'settled') throw new BookError(naming.id ?? base.def.id, faultsIn(resolution))
  return changed(base, resolution.found.change, naming)
}

/** The same for who plays whatever can be played: of several ways that change as little the first. */
export function bentFirst(base: Rulebook, wish: BookChange): Rulebook {
  const resolution = resolve(base.def, wish)
  const [first] = foundIn(resolution)
  if (first === undefined) throw new BookError(base.def.id, faultsIn(resolution))
  return changed(base, first.change)
}

/** A rulebook with a change that needs nothing more. Throws `BookError` if it does. */
export function changed({ def }: Rulebook, change: BookChange, naming: Naming = {}): Rulebook {
  return defineBook(withHouseParagraphs(laid(def, change, naming), def))
}
