import { fault, type Rulebook } from '@hausregeln/engine'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { faultsOf } from '../file/issues.ts'
import { type Read, readJson } from '../file/json.ts'
import { MOST_FAULTS } from '../file/limits.ts'
import { say } from '../file/say.ts'
import { type Lesson, lessonFileSchema } from '../file/schema/lesson.ts'
import { lessonFaults } from './check.ts'

/** A lesson out of a file, with the rulebook by which it is played. */
export interface OpenedLesson {
  readonly lesson: Lesson
  readonly rulebook: Rulebook
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
  const rulebook = shelf(lesson.book)
  if (rulebook === undefined) return { faults: [fault(['book'], say('lesson-noBook', { name: quoted(lesson.book) }))] }
  const faults = lessonFaults(lesson, rulebook)
  return faults.length > 0 ? { faults } : { value: { lesson, rulebook } }
}
