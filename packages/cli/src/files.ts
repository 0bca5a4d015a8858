import { readFile, writeFile } from 'node:fs/promises'
import { getSystemErrorMap } from 'node:util'
import { RunError } from './failure.ts'
import type { Refusals } from './refusals/refusals.ts'

/** The text of a file. Throws `RunError`. */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new RunError((say) => say.noRead({ file, reason: reason(error, say) }))
  }
}

/** Writes a text or bytes into a file, in place of the one that may be there. Throws `RunError`. */
export async function writeOut(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content)
  } catch (error) {
    throw new RunError((say) => say.noWrite({ file, reason: reason(error, say) }))
  }
}

const REASONS: Readonly<Record<string, keyof Refusals['reason']>> = {
  ENOENT: 'missing',
  EISDIR: 'directory',
  EACCES: 'denied',
  ENOSPC: 'full',
}

/** Why the system does not do it; what is rarer, in the system's own words, without names of its functions. */
function reason(error: unknown, { reason: reasons }: Refusals): string {
  const { code = '', errno = 0, message } = error as NodeJS.ErrnoException
  const known = REASONS[code]
  return known === undefined ? (getSystemErrorMap().get(errno)?.[1] ?? message) : reasons[known]
}
