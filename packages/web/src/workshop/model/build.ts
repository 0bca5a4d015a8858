import type { BookDef, BookFault, OptionDef, Rulebook, Text } from '@hausregeln/engine'
import { BookError, fault } from '@hausregeln/engine'
import { type BookChange, NO_CHANGE } from '@hausregeln/rulebooks/change/change.ts'
import { laid } from '@hausregeln/rulebooks/change/lay.ts'
import { listsOf } from '@hausregeln/rulebooks/change/listed.ts'
import { faultsIn as faultsFor, foundIn, type Resolution, resolve } from '@hausregeln/rulebooks/change/resolve.ts'
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
import { say } from '@hausregeln/rulebooks/file/say.ts'
import { textFile, textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { type Draft, same } from './draft.ts'

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
  /** What had to change with what is wished for. */
  readonly resolution: Resolution
}

const ID = 'own-rules'

/**
 * Puts a draft together, exactly as anybody who is given its file will: what is played is what the file says. Null: its
 * chapters are not even there to be looked at, which no step of the workshop leads to.
 */
export function build(draft: Draft, source: Source, bases: Bases): Built | null {
  const wish = changeOfDraft(draft, source)
  const resolution = resolve(source.rulebook.def, wish)
  const [found] = foundIn(resolution)
  const def = definitionOf(draft, source, found?.change ?? wish)
  if (def === null) return null
  const file = fileOf(draft, source, def, bases)
  const faults = resolution.kind === 'ways' ? faultsFor(resolution) : null
  return { def, file, resolution, opened: faults === null ? opened(file, bases) : { faults } }
}

function opened(file: BookFile, bases: Bases): Read<OpenedBook> {
  try {
    return readBook(JSON.stringify(file), bases)
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { faults: [fault([], say('unplayable', { detail }))] }
  }
}

/** What a draft wishes for; a chapter that is as it was is no wish. */
export function changeOfDraft({ choices, numbers, chapters, options, board }: Draft, { rulebook }: Source): BookChange {
  const others = Object.entries(chapters).filter(([name, isIn]) => isIn !== rulebook.book.chapters.has(name))
  return { choices, numbers, chapters: Object.fromEntries(others), options, board }
}

/** The definition of a draft with a change, whether it can be played or not, as yet without its own paragraphs. */
function definitionOf(draft: Draft, { rulebook: { def } }: Source, change: BookChange): BookDef | null {
  try {
    return laid(def, change, { id: ID, title: titleOf(draft, def.title) })
  } catch (error) {
    if (error instanceof BookError) return null
    throw error
  }
}

function titleOf({ title }: Draft, before: Text): Text {
  if (typeof title !== 'string') return textOf(title)
  if (title.trim() !== '') return textOf(title.trim())
  return say('owned', { name: before })
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
  const [has, had] = [namesIn(def), namesIn(base)]
  const chapters = Object.fromEntries([
    ...had.filter((name) => !has.includes(name)).map((name) => [name, false]),
    ...has.filter((name) => !had.includes(name)).map((name) => [name, true]),
  ])
  const [choices, numbers] = [changed(def.choose, base.choose), changed(def.numbers, base.numbers)]
  return {
    ...(listsOf({ ...NO_CHANGE, chapters, choices, numbers }) as Partial<BookFile>),
    ...(!same(def.options.map(optionFile), base.options.map(optionFile)) && { options: def.options.map(shortOption) }),
  }
}

function namesIn({ chapters }: BookDef): readonly string[] {
  return chapters.map(({ name }) => name)
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
