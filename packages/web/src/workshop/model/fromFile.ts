import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import { type Bases, type BookFile, changesOf, type OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { build, openedIn } from './build.ts'
import { type Draft, newDraft, type OptionChange } from './draft.ts'

/**
 * A draft of the rules that somebody has written: as changes of the book that they extend, so that each can be taken back;
 * where they cannot be told so, the file itself is what it begins with.
 */
export function draftOf({ file, rulebook }: OpenedBook, bases: Bases): Draft {
  const base = file.extends === undefined ? undefined : bases(file.extends)
  const asIs = newDraft({ kind: 'file', file })
  if (base === undefined || file.paragraphs !== undefined) return asIs
  const said = { origin: { kind: 'house', id: base.book.id }, title: file.title } as const
  const changes = changesOf(base, rulebook)
  const drafts: Draft[] = changes === null ? [] : [{ ...said, ...changes }]
  drafts.push({
    ...said,
    choices: definedOnly(file.choices),
    numbers: definedOnly(file.numbers),
    chapters: {
      ...Object.fromEntries((file.with ?? []).map((name) => [name, true])),
      ...Object.fromEntries((file.without ?? []).map((name) => [name, false])),
    },
    options: optionsOf(file, base.def.options),
    board: file.board === undefined ? null : boardFile(rulebook.board),
  })
  const isIt = (draft: Draft) => {
    const built = build(draft, { rulebook: base, file: null }, bases)
    return openedIn(built)?.rulebook.book.identity() === rulebook.book.identity()
  }
  return drafts.find(isIt) ?? asIs
}

function definedOnly<T>(table: Readonly<Record<string, T | undefined>> | undefined): Record<string, T> {
  return Object.fromEntries(Object.entries(table ?? {}).filter((one): one is [string, T] => one[1] !== undefined))
}

function optionsOf({ options }: BookFile, before: readonly { readonly id: string; readonly default: number }[]) {
  if (options === undefined) return {}
  const changes: Record<string, OptionChange> = {}
  for (const { id, default: was } of before) {
    const now = options.find((one) => one.id === id)
    if (now === undefined) changes[id] = null
    else if (now.default !== was) changes[id] = now.default
  }
  return changes
}
