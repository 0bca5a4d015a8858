import { type BoardDef, BookError, defineBook, EDITION, type Rulebook, type Slot } from '@hausregeln/engine'
import { withHouseParagraphs } from '../house/paragraphs.ts'
import type { Base } from './bases.ts'
import { definitionOf } from './definition.ts'
import { namingFaults } from './naming.ts'
import type { BookFile } from './schema/book.ts'

/** The built-in rulebooks by name: the code that loads them knows which. */
export type Bases = (id: Base) => Rulebook | undefined

/** Compiles a file that keeps to the schema, for an edition. Throws `BookError` for a rulebook that cannot be played. */
export function compileFile(file: BookFile, bases: Bases, edition = EDITION): Rulebook {
  const base = file.extends === undefined ? null : baseOf(file.extends, bases).def
  const said = new Set(Object.values(file.paragraphs ?? {}).flatMap(({ slots = [] }) => slots as Slot[]))
  const def = definitionOf(file, base)
  // Paragraphs are written in the words of the board: where those are missing, that is what is told.
  return defineBook(hasWords(def.board) ? withHouseParagraphs(def, base, said) : def, edition)
}

/**
 * The same of a file by which no game has begun: its paragraphs may name only what there is. Those of earlier files may
 * name anything, and stay as they are.
 */
export function compileNew(file: BookFile, bases: Bases): Rulebook {
  const def = definitionOf(file, file.extends === undefined ? null : baseOf(file.extends, bases).def)
  const faults = hasWords(def.board) ? namingFaults(file, def) : []
  if (faults.length > 0) throw new BookError(file.id, faults)
  return compileFile(file, bases)
}

function hasWords({ currency, pieces, spaces }: Partial<BoardDef>): boolean {
  return currency !== undefined && pieces !== undefined && spaces !== undefined
}

function baseOf(id: Base, bases: Bases): Rulebook {
  const base = bases(id)
  if (base === undefined) throw new Error(`The rulebook "${id}" is not loaded.`)
  return base
}
