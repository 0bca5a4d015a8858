import { fault, type Rulebook } from '@hausregeln/engine'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { faultsOf } from '../file/issues.ts'
import { type Read, readJson } from '../file/json.ts'
import { MOST_FAULTS } from '../file/limits.ts'
import { openBook } from '../file/read.ts'
import { say } from '../file/say.ts'
import type { BookFile } from '../file/schema/book.ts'
import { type Lesson, type LessonFile, lessonFileSchema } from '../file/schema/lesson.ts'
import { lessonFaults } from './check.ts'

/** A lesson out of a file, with the rulebook by which it is played. */
export interface OpenedLesson {
  readonly lesson: Lesson
  readonly rulebook: Rulebook
  /** The rulebook's file, where the lesson brings it along; null: it is a built-in one. */
  readonly file: BookFile | null
}

/** The rulebooks that are at hand, by name. */
type Shelf = (id: string) => Rulebook | undefined

/** Reads a lesson's file and plays it through, or tells why it cannot be played, with the places. */
export function readLesson(text: string, shelf: Shelf): Read<OpenedLesson> {
  const json = readJson(text)
  return json.faults ? json : openLesson(json.value, shelf)
}

/** The same of a value that was read already. */
export function openLesson(value: unknown, shelf: Shelf): Read<OpenedLesson> {
  const checked = lessonFileSchema.safeParse(value)
  if (!checked.success) return { faults: faultsOf(checked.error.issues, value).slice(0, MOST_FAULTS) }
  const lesson = checked.data
  const read = bookOf(lesson.book, shelf)
  if (read.faults) return read
  const faults = lessonFaults(lesson, read.value.rulebook)
  return faults.length > 0 ? { faults } : { value: { lesson, ...read.value } }
}

/** The rulebook that a lesson names, or brings along. */
function bookOf(book: LessonFile['book'], shelf: Shelf): Read<Pick<OpenedLesson, 'rulebook' | 'file'>> {
  if (typeof book === 'string') {
    const rulebook = shelf(book)
    if (rulebook !== undefined) return { value: { rulebook, file: null } }
    return { faults: [fault(['book'], say('lesson-noBook', { name: quoted(book) }))] }
  }
  const read = openBook(book, shelf)
  return read.faults ? { faults: read.faults.map((one) => ({ ...one, at: ['book', ...one.at] })) } : read
}
