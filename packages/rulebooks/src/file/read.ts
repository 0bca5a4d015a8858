import { BookError, type BookFault, EDITION, fault, type Rulebook, type Text } from '@hausregeln/engine'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { changeOfFile, fileWith } from '../change/file.ts'
import { type Added, faultsIn, resolve } from '../change/resolve.ts'
import { type Bases, compileFile, compileNew } from './compile.ts'
import { formFaults } from './definition.ts'
import { isTaken } from './foreign-text.ts'
import { faultsOf } from './issues.ts'
import { type Read, readJson } from './json.ts'
import { MOST_FAULTS } from './limits.ts'
import { say } from './say.ts'
import { BOOK_FORMAT, type BookFile, bookFileSchema } from './schema/book.ts'
import { textOf } from './texts.ts'

type Compile = typeof compileFile

/** A rulebook out of a file, and the file it came from. */
export interface OpenedBook {
  readonly rulebook: Rulebook
  readonly file: BookFile
  /** What it is for, in a line, if it says so. */
  readonly about: Text | null
  /** What the file leaves open and had to be settled so that it can be played: its `file` says it. */
  readonly settled: readonly Added[]
}

/** Reads a file's text and compiles the rulebook in it, or tells why it cannot be played: at most 50 sentences. */
export function readBook(text: string, bases: Bases): Read<OpenedBook> {
  const json = readJson(text)
  return json.faults ? { faults: atMost(json.faults) } : openBook(json.value, bases)
}

/** The same of a value, as it comes over a wire: it is checked as completely. */
export function openBook(value: unknown, bases: Bases): Read<OpenedBook> {
  return opened(value, bases, EDITION, compileNew)
}

/**
 * The same of a file by which a game of this edition has begun, as it lies in its record: what its paragraphs name may
 * be missing, as it could when files were not asked for it.
 */
export function openBegun(value: unknown, bases: Bases, edition: number): Read<OpenedBook> {
  return opened(value, bases, edition, compileFile)
}

/**
 * The same of a file by which games may have begun: in the newest edition in which it can be played as it stands, else
 * with what it leaves open.
 */
export function openKept(value: unknown, bases: Bases): Read<OpenedBook> {
  const checked = checkedFile(value, bases)
  if (checked.faults) return checked
  for (let edition = EDITION; edition > 0; edition--) {
    const read = compiled(checked.value, bases, edition, compileFile)
    if (!read.faults) return read
  }
  return openBegun(value, bases, EDITION)
}

/** A file that keeps to the schema, and whose book is there. */
function checkedFile(value: unknown, bases: Bases): Read<BookFile> {
  const newer = formatFault(value)
  if (newer !== null) return { faults: [newer] }
  const checked = bookFileSchema.safeParse(value)
  if (!checked.success) return { faults: atMost(faultsOf(checked.error.issues, value)) }
  const file = checked.data
  const faults = formFaults(file)
  if (isTaken(file.id)) faults.push(takenFault(file.id))
  if (file.extends !== undefined && bases(file.extends) === undefined) faults.push(baseFault(file.extends))
  return faults.length > 0 ? { faults: atMost(faults) } : { value: file }
}

function opened(value: unknown, bases: Bases, edition: number, compile: Compile): Read<OpenedBook> {
  const checked = checkedFile(value, bases)
  if (checked.faults) return checked
  const read = compiled(checked.value, bases, edition, compile)
  return read.faults && edition === EDITION ? completed(checked.value, bases, compile, read.faults) : read
}

function compiled(
  file: BookFile,
  bases: Bases,
  edition: number,
  compile: Compile,
  settled: readonly Added[] = [],
): Read<OpenedBook> {
  try {
    const about = file.about === undefined ? null : textOf(file.about)
    return { value: { file, about, rulebook: compile(file, bases, edition), settled } }
  } catch (error) {
    if (error instanceof BookError) return { faults: atMost(error.found) }
    throw error
  }
}

/** A file that cannot be played as it stands, with as little more as it takes; `faults`: what is wrong with it so. */
function completed(file: BookFile, bases: Bases, compile: Compile, faults: readonly BookFault[]): Read<OpenedBook> {
  const base = file.extends === undefined ? undefined : bases(file.extends)
  if (base === undefined) return { faults }
  const wish = changeOfFile(file, base.def)
  const resolution = resolve(base.def, wish)
  if (resolution.kind === 'settled') {
    const { change, added } = resolution.found
    const read = compiled(fileWith(file, change, wish), bases, EDITION, compile, added)
    return read.faults ? { faults } : read
  }
  return { faults: atMost([...faultsIn(resolution), ...faults]) }
}

/** A later format is told before anything else: all else would be a consequence. */
function formatFault(value: unknown): BookFault | null {
  if (typeof value !== 'object' || value === null || !('format' in value)) return null
  const { format } = value
  if (!Number.isInteger(format) || (format as number) <= BOOK_FORMAT) return null
  return fault(['format'], say('newer', { given: quoted(format), most: BOOK_FORMAT }))
}

function baseFault(id: string): BookFault {
  return fault(['extends'], say('noBase', { name: quoted(id) }))
}

function takenFault(id: string): BookFault {
  return fault(['id'], say('takenId', { name: quoted(id) }))
}

function atMost(faults: readonly BookFault[]): readonly BookFault[] {
  if (faults.length <= MOST_FAULTS) return faults
  const more = faults.length - MOST_FAULTS + 1
  return [...faults.slice(0, MOST_FAULTS - 1), fault([], say('moreFaults', { count: more }))]
}
