import { changeBetween } from '@hausregeln/rulebooks/change/between.ts'
import { changeOfFile } from '@hausregeln/rulebooks/change/file.ts'
import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import type { Bases, OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { build, openedIn } from './build.ts'
import { type Draft, newDraft } from './draft.ts'

/**
 * A draft of the rules that somebody has written: as changes of the book that they extend, so that each can be taken back;
 * where they cannot be told so, the file itself is what it begins with.
 */
export function draftOf({ file, rulebook }: OpenedBook, bases: Bases): Draft {
  const base = file.extends === undefined ? undefined : bases(file.extends)
  const asIs = newDraft({ kind: 'file', file })
  if (base === undefined || file.paragraphs !== undefined) return asIs
  const said = { origin: { kind: 'house', id: base.book.id }, title: file.title } as const
  const between = changeBetween(base, rulebook)
  const written = changeOfFile(file, base.def)
  const board = file.board === undefined ? null : boardFile(rulebook.board)
  const drafts: Draft[] = [...(between === null ? [] : [between]), { ...written, board }].map((change) => ({
    ...said,
    ...change,
  }))
  const isIt = (draft: Draft) => {
    const built = build(draft, { rulebook: base, file: null }, bases)
    return openedIn(built)?.rulebook.book.identity() === rulebook.book.identity()
  }
  return drafts.find(isIt) ?? asIs
}
