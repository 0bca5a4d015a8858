import type { BookDef, BookFault, OptionDef, Rulebook, Text } from '@hausregeln/engine'
import { BookError, fault } from '@hausregeln/engine'
import { boardOf } from '@hausregeln/rulebooks/file/board.ts'
import {
  BASES,
  type Bases,
  BOOK_FORMAT,
  type BookFile,
  bookFile,
  endlessFaults,
  type OpenedBook,
  type Read,
  readBook,
} from '@hausregeln/rulebooks/file/index.ts'
import { textFile, textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { bent, type HouseRules } from '@hausregeln/rulebooks/house/bend.ts'
import { type Draft, type OptionChange, same } from './draft.ts'

/** What a draft began with, opened. `file`: where it came in one. */
export interface Source {
  readonly rulebook: Rulebook
  readonly file: BookFile | null
}

/** A draft put together: its definition, its file, and the rulebook or why there is none. */
export interface Built {
  readonly def: BookDef
  readonly file: BookFile
  readonly opened: Read<OpenedBook>
}

const ID = 'own-rules'

/**
 * Puts a draft together, exactly as anybody who is given its file will: what is played is what the file says. Null: its
 * chapters are not even there to be looked at, which no step of the workshop leads to.
 */
export function build(draft: Draft, source: Source, bases: Bases): Built | null {
  const def = definitionOf(draft, source.rulebook)
  if (def === null) return null
  const file = fileOf(draft, source, def, bases)
  return { def, file, opened: opened(file, bases) }
}

function opened(file: BookFile, bases: Bases): Read<OpenedBook> {
  try {
    return readBook(JSON.stringify(file), bases)
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { faults: [fault([], `Das lässt sich nicht spielen: ${detail}`, `This cannot be played: ${detail}`)] }
  }
}

/** The definition of a draft, whether it can be played or not, as yet without its own paragraphs. */
export function definitionOf(draft: Draft, { def }: Rulebook): BookDef | null {
  const named = Object.entries(draft.chapters)
  const rules: HouseRules = {
    id: ID,
    title: titleOf(draft, def.title),
    choose: draft.choices as NonNullable<HouseRules['choose']>,
    numbers: draft.numbers as NonNullable<HouseRules['numbers']>,
    chapters: named.flatMap(([name, isIn]) => (isIn ? [name] : [])),
    without: named.flatMap(([name, isIn]) => (!isIn && def.chapters.some((one) => one.name === name) ? [name] : [])),
    board: draft.board === null ? undefined : boardOf(draft.board, def.board),
    options: Object.keys(draft.options).length === 0 ? undefined : optionsOf(def.options, draft.options),
  }
  try {
    return bent(def, rules)
  } catch (error) {
    if (error instanceof BookError) return null
    throw error
  }
}

function titleOf({ title }: Draft, before: Text): Text {
  if (typeof title !== 'string') return textOf(title)
  if (title.trim() !== '') return textOf(title.trim())
  return { de: `${before.de}, eigene Regeln`, en: `${before.en}, own rules` }
}

function optionsOf(before: readonly OptionDef[], changes: Readonly<Record<string, OptionChange>>): OptionDef[] {
  return before.flatMap((option) => {
    const change = changes[option.id]
    if (change === null) return []
    return [change === undefined ? option : { ...option, default: change }]
  })
}

/** The draft as a file: what differs from a built-in book, or, where it never came from one, everything. */
function fileOf(draft: Draft, { rulebook, file }: Source, def: BookDef, bases: Bases): BookFile {
  const { title } = def
  const head = { format: BOOK_FORMAT, id: ID, version: 1, title: shortText(title) } as const
  const baseId = file === null ? BASES.find((id) => id === rulebook.book.id) : file.extends
  const base = baseId === undefined ? undefined : bases(baseId)?.def
  const kept = { ...(file?.about !== undefined && { about: file.about }), ...paragraphs(file) }
  if (baseId !== undefined && base !== undefined)
    return { ...head, ...kept, extends: baseId, ...differences(def, base), ...boardPart(draft, file) }
  const whole = file ?? bookFile(rulebook)
  return {
    ...whole,
    ...head,
    chapters: def.chapters.map(({ name }) => name),
    choices: { ...def.choose },
    numbers: { ...def.numbers } as NonNullable<BookFile['numbers']>,
    options: def.options.map(optionFile),
    ...boardPart(draft, whole),
  }
}

function paragraphs(file: BookFile | null): Pick<BookFile, 'paragraphs'> {
  return file?.paragraphs === undefined ? {} : { paragraphs: file.paragraphs }
}

function boardPart(draft: Draft, file: BookFile | null): Pick<BookFile, 'board'> {
  const board = draft.board ?? file?.board
  return board === undefined ? {} : { board }
}

/** What is the same in all languages is said once. */
function shortText(text: Text): BookFile['title'] {
  return Object.values(textFile(text)).every((one) => one === text.de) ? text.de : textFile(text)
}

/** In what a definition differs from that of a built-in book, as a file says it. */
function differences(def: BookDef, base: BookDef): Partial<BookFile> {
  const has = (all: BookDef, name: string) => all.chapters.some((one) => one.name === name)
  const choices = changed(def.choose, base.choose)
  const numbers = changed(def.numbers, base.numbers) as NonNullable<BookFile['numbers']>
  const without = base.chapters.flatMap(({ name }) => (has(def, name) ? [] : [name]))
  const further = def.chapters.flatMap(({ name }) => (has(base, name) ? [] : [name]))
  return {
    ...(without.length > 0 && { without }),
    ...(further.length > 0 && { with: further }),
    ...(Object.keys(choices).length > 0 && { choices }),
    ...(Object.keys(numbers).length > 0 && { numbers }),
    ...(!same(def.options.map(optionFile), base.options.map(optionFile)) && { options: def.options.map(shortOption) }),
  }
}

function changed<T>(now: Readonly<Record<string, T>>, before: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !same(value, before[name])))
}

function optionFile({ id, name, rule, min, max, default: usual }: OptionDef) {
  return { id, name: shortText(name), rule, min, max, default: usual }
}

/** An option whose name and paragraph the extended book says. */
function shortOption({ id, min, max, default: usual }: OptionDef) {
  return { id, min, max, default: usual }
}

/** The rulebook of a draft, if it can be played. */
export function openedIn(built: Built | null): OpenedBook | undefined {
  return built === null || built.opened.faults ? undefined : built.opened.value
}

/** What can be played, but to no end: a warning, not a fault. */
export function warningsIn(built: Built | null): readonly BookFault[] {
  const opened = openedIn(built)
  return opened === undefined ? [] : endlessFaults(opened.rulebook)
}

/** The faults of a draft; none if it can be played. */
export function faultsIn(built: Built | null): readonly BookFault[] {
  return built?.opened.faults ?? []
}
