import { EDITION } from '../../core/edition.ts'
import { bookFaults } from './book-faults.ts'
import { bookIn } from './compile.ts'
import { type BookDef, BookError, type Rulebook } from './rulebook.ts'

/** Checks and compiles a rulebook, for new games or as it was in an edition. Throws `BookError` with all faults found. */
export function defineBook(def: BookDef, edition = EDITION): Rulebook {
  const { title, board, ruleTexts } = def
  return { book: bookIn(def, edition, check), title, board, ruleTexts, def }
}

function check(def: BookDef, edition: number): void {
  const faults = bookFaults(def, edition)
  if (faults.length > 0) throw new BookError(def.id, faults)
}
