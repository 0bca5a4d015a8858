import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const FILES = '/dev/shm'
const NAME = 'hausregeln-tests-'
/** Bytes that must be free for them: what tests have there at once is a small part of it. */
const ROOM = 4 * 2 ** 30

/**
 * Makes a folder in memory for what the tests of this process write: none of it has to outlive the machine, and a disk is
 * dear to wait for. Returns where it is; null: this machine has no room for it.
 */
export function folderInMemory(): string | null {
  if (!hasRoom()) return null
  removeForgotten()
  const folder = join(FILES, `${NAME}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // PostgreSQL has an account of its own.
  chmodSync(folder, 0o1777)
  return folder
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(FILES)
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM
  } catch {
    return false
  }
}

/** What runs have left that were killed. */
function removeForgotten(): void {
  for (const name of readdirSync(FILES)) {
    const pid = name.startsWith(NAME) ? Number(name.slice(NAME.length)) : 0
    if (pid > 0 && !isThere(pid)) rmSync(join(FILES, name), { recursive: true, force: true })
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
