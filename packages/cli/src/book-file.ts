import { stat } from 'node:fs/promises'
import { findRulebook } from '@hausregeln/rulebooks'
import {
  describeBookFault,
  FILE_LIMITS,
  type OpenedBook,
  type Read,
  readBook,
} from '@hausregeln/rulebooks/file/index.ts'
import { RunError } from './failure.ts'
import { readText } from './files.ts'

/** What lies in a file: a rulebook, or why it cannot be played. Throws `RunError` if there is no such file. */
export async function readBookFile(path: string): Promise<Read<OpenedBook>> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > FILE_LIMITS.bytes)
    throw new RunError(`${path} has ${size} bytes; a rulebook has ${FILE_LIMITS.bytes} at most.`)
  return readBook(await readText(path), findRulebook)
}

/** The rulebook of a file. Throws `RunError` with all that is wrong with it, a line each. */
export async function openBookFile(path: string): Promise<OpenedBook> {
  const read = await readBookFile(path)
  if (!read.faults) return read.value
  const lines = read.faults.map((fault) => `  ${describeBookFault(fault, 'en')}`)
  throw new RunError([`The rulebook in ${path} cannot be played:`, ...lines].join('\n'))
}
