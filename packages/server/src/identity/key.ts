import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEY_BYTES = 32
/** The file in a data directory. */
export const KEY_FILE = 'guest.key'

/** The key that signs guests' tokens: made at the first start, kept in the data directory, readable by its owner only. */
export function guestKey(directory: string): Buffer {
  const file = join(directory, KEY_FILE)
  try {
    writeFileSync(file, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file)
}
