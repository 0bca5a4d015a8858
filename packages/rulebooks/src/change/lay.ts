import {
  type BookDef,
  BookError,
  type Chapter,
  type Chosen,
  differ,
  fault,
  type Numbers,
  type OptionDef,
} from '@hausregeln/engine'
import { mention } from '@hausregeln/engine/kit/book/fault.ts'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { say as sayOfBook } from '@hausregeln/engine/kit/book/say.ts'
import { boardOf } from '../file/board.ts'
import { say } from '../file/say.ts'
import { houseChapters } from '../house/chapters.ts'
import type { BookChange } from './change.ts'

/** What a changed book is called. */
export type Naming = Partial<Pick<BookDef, 'id' | 'version' | 'title'>>

/**
 * The definition of a book with a change, as it stands, whether it can be played or not; as yet without paragraphs of its
 * own. Throws `BookError` for a chapter that nobody knows.
 */
export function laid(base: BookDef, change: BookChange, naming: Naming = {}): BookDef {
  const { id = `house-${base.id}`, version = 1, title = titleOf(base) } = naming
  const { without, and } = chaptersOf(base, change)
  const board = change.board === null ? base.board : boardOf(change.board, base.board)
  const choose = change.choices as Chosen
  const numbers = change.numbers as Numbers
  const def = differ(base, { id, version, title, without, and, choose, numbers, board })
  return { ...def, options: optionsOf(def.options, change.options) }
}

function titleOf({ title }: BookDef): BookDef['title'] {
  return say('housed', { name: title })
}

function chaptersOf({ id, chapters: had }: BookDef, { chapters }: BookChange) {
  const without: string[] = []
  const and: Chapter[] = []
  for (const [name, isIn] of Object.entries(chapters)) {
    const isThere = had.some((one) => one.name === name)
    const known = houseChapters.get(name)
    if (!isThere && (known === undefined || !isIn)) throw new BookError(id, [missingFault(id, name, known)])
    if (!isIn && isThere) without.push(name)
    if (isIn && !isThere && known !== undefined) and.push(known)
  }
  return { without, and }
}

function missingFault(id: string, name: string, known: Chapter | undefined) {
  const names = { names: [mention('chapter', name)] }
  const [of, chapter] = [quoted(id), quoted(name)]
  return known === undefined
    ? fault(['chapters', name], sayOfBook('chapterUnknown', { name: chapter }), names)
    : fault(['chapters', name], sayOfBook('noSuchChapter', { one: of, name: chapter }), names)
}

function optionsOf(options: readonly OptionDef[], changes: BookChange['options']): readonly OptionDef[] {
  if (options.every(({ id }) => changes[id] === undefined)) return options
  return options.flatMap((option) => {
    const change = changes[option.id]
    if (change === null) return []
    return [change === undefined ? option : { ...option, default: change }]
  })
}
