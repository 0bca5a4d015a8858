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
    throw new RunError((say) => say.bookTooLarge({ file: path, count: size, most: FILE_LIMITS.bytes }))
  return readBook(await readText(path), findRulebook)
}

/** The rulebook of a file. Throws `RunError` with all that is wrong with it, a line each. */
export async function openBookFile(path: string): Promise<OpenedBook> {
  const read = await readBookFile(path)
  if (!read.faults) return read.value
  throw new RunError((say, language) =>
    [say.bookUnplayable({ file: path }), ...read.faults.map((fault) => `  ${describeBookFault(fault, language)}`)].join(
      '\n',
    ),
  )
}
