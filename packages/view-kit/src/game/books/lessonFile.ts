import { fault } from '@hausregeln/engine'
import { BASES, type BookFile, FILE_LIMITS, type Read } from '@hausregeln/rulebooks/file/index.ts'
import { say } from '@hausregeln/rulebooks/file/say.ts'
import { inWords } from '@hausregeln/rulebooks/file/words.ts'
import { type OpenedLesson, readLesson } from '@hausregeln/rulebooks/lesson/index.ts'
import { bringAllWords } from '@hausregeln/rulebooks/texts/bring-words.ts'
import { finishedShelf } from './bookFile.ts'
import { keptBooks } from './bookShelf.ts'
import { loadedRulebook, loadRulebook } from './books.ts'

type Json = Readonly<Record<string, unknown>>

/** What a text is as JSON, if it is an object at all: whatever is wrong with it is told when it is read. */
function jsonOf(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null
  } catch {
    return null
  }
}

/** Whether a text is meant to be a lesson: a rulebook's file has neither of these. */
export function isLesson(text: string): boolean {
  const json = jsonOf(text)
  return json !== null && ('steps' in json || 'position' in json)
}

/**
 * The same lesson with its rulebook in it, where it names one of this browser's or a finished one by its id: so it is
 * whole in a link as well. Whatever else it is, it stays.
 */
export async function withOwnBook(text: string): Promise<string> {
  const json = jsonOf(text)
  const id = json?.book
  if (json === null || typeof id !== 'string' || BASES.some((base) => base === id)) return text
  const own = (await keptFiles()).find((file) => file.id === id)
  return own === undefined ? text : JSON.stringify({ ...json, book: own })
}

/** The files of all rulebooks at hand that are not built in. Where the browser keeps nothing, the finished ones. */
async function keptFiles(): Promise<readonly BookFile[]> {
  const kept = await keptBooks().catch(() => [])
  const finished = await finishedShelf()
  return [...kept.map(({ file }) => file), ...finished.map(({ file }) => file)]
}

/** Reads a lesson that somebody has brought and plays it through, or tells why it cannot be played, in the words of people. */
export async function readBrought(text: string): Promise<Read<OpenedLesson>> {
  const bringing = bringAllWords()
  const size = new Blob([text]).size
  if (size > FILE_LIMITS.bytes) {
    await bringing
    return { faults: [fault([], say('tooManyBytes', { count: size, most: FILE_LIMITS.bytes }))] }
  }
  const book = jsonOf(text)?.book
  const named = typeof book === 'object' && book !== null ? (book as Json).extends : book
  const base = BASES.find((id) => id === named)
  await Promise.all([bringing, base !== undefined && loadRulebook(base)])
  const read = readLesson(text, loadedRulebook)
  return read.faults ? { faults: read.faults.map(inWords) } : read
}
