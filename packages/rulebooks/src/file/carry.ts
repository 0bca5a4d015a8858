import { editionOf, fault, type RecordHeader, type Rulebook } from '@hausregeln/engine'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { houseChapters } from '../house/chapters.ts'
import type { Bases } from './compile.ts'
import type { Read } from './json.ts'
import { openBegun } from './read.ts'
import { say } from './say.ts'
import { bookFile } from './write.ts'

/** What a record's header says of its rulebook: nothing where every program has it. */
export type Carried = Pick<RecordHeader, 'identity' | 'book'>

/**
 * What a header says of a rulebook, so that the record can be played again anywhere and for ever: the mark of its rules
 * and the rulebook itself, whole. `known`: the rulebook of this name that every program has. One with a chapter from
 * elsewhere is named by its mark alone: code is in no file.
 */
export function carried(rulebook: Rulebook, known: Rulebook | undefined): Carried {
  const identity = rulebook.book.identity()
  if (known?.book.identity() === identity) return {}
  const isData = rulebook.def.chapters.every((chapter) => houseChapters.get(chapter.name) === chapter)
  return isData ? { identity, book: bookFile(rulebook) } : { identity }
}

/** The rulebook that a header carries, in its edition, checked as completely as any file; null if it carries none. */
export function carriedBook({
  rulebook,
  identity,
  book,
  edition,
}: Pick<RecordHeader, 'rulebook' | 'identity' | 'book' | 'edition'>): Read<Rulebook> | null {
  if (book === undefined) return null
  const read = openBegun(book, NO_BASES, editionOf({ edition }))
  if (read.faults) return read
  const found = read.value.rulebook
  if (found.book.id === rulebook && found.book.identity() === identity) return { value: found }
  return { faults: [fault([], say('otherBook', { name: quoted(rulebook) }))] }
}

/** What comes along stands alone: in another program the built-in books may be others. */
const NO_BASES: Bases = () => undefined
