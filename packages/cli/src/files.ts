import { readFile, writeFile } from 'node:fs/promises'
import { getSystemErrorMap } from 'node:util'
import { RunError } from './failure.ts'

/** The text of a file. Throws `RunError`. */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new RunError(`${file} cannot be read: ${reason(error)}.`)
  }
}

/** Writes a text or bytes into a file, in place of the one that may be there. Throws `RunError`. */
export async function writeOut(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content)
  } catch (error) {
    throw new RunError(`${file} cannot be written: ${reason(error)}.`)
  }
}

/** What the system says of it, without names of its functions. */
function reason(error: unknown): string {
  const { errno = 0, message } = error as NodeJS.ErrnoException
  return getSystemErrorMap().get(errno)?.[1] ?? message
}
