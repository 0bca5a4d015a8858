import { type BookFault, pathOf } from '@hausregeln/engine'
import { type BookFile, type OpenedBook, openBook, readBook } from '../../src/file/index.ts'
import { findRulebook } from '../../src/index.ts'

/** The rulebook that a file says. Throws with its faults. */
export function opened(file: unknown): OpenedBook {
  const read = openBook(file, findRulebook)
  if (read.faults) throw new Error(read.faults.map(told).join('\n'))
  return read.value
}

/** The faults of a file, each as `place: sentence`; none if it can be played. */
export function faultsOf(file: unknown): readonly string[] {
  return (openBook(file, findRulebook).faults ?? []).map(told)
}

/** The same of a file's text. */
export function faultsOfText(text: string): readonly string[] {
  return (readBook(text, findRulebook).faults ?? []).map(told)
}

function told({ at, en }: BookFault): string {
  const place = pathOf(at)
  return place === '' ? en : `${place}: ${en}`
}

/** A file that is classic but for what is said. */
export function like(said: Readonly<Record<string, unknown>>): Partial<BookFile> {
  return { format: 1, id: 'own', version: 1, title: 'Own', extends: 'classic', ...said }
}
