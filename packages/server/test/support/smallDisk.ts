import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FILLER = 'filler'

/**
 * A disk of so few megabytes, in memory, that can be filled: a file system of its own, for which the test must run as
 * root.
 */
export class SmallDisk {
  readonly path: string

  constructor(megabytes: number) {
    this.path = mkdtempSync(join(tmpdir(), 'hausregeln-disk-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', this.path], {
        stdio: 'ignore',
      })
    } catch (error) {
      rmSync(this.path, { recursive: true })
      throw error
    }
  }

  /** Whether there can be one here. */
  static get possible(): boolean {
    try {
      new SmallDisk(1).remove()
      return true
    } catch {
      return false
    }
  }

  /** It belongs to this account of the machine. */
  give(user: number, group: number): void {
    chownSync(this.path, user, group)
  }

  /** Nothing more can be written to it, to the last byte, until `clear`. */
  fill(): void {
    for (;;) {
      const { bavail, bsize } = statfsSync(this.path)
      if (bavail === 0) return
      try {
        writeFileSync(join(this.path, FILLER), Buffer.alloc(bavail * bsize), { flag: 'a' })
      } catch (error) {
        // Others write to it, too: what is left is looked at again.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
  }

  /** There is room again. */
  clear(): void {
    rmSync(join(this.path, FILLER), { force: true })
  }

  remove(): void {
    execFileSync('umount', ['-l', this.path])
    rmSync(this.path, { recursive: true })
  }
}
