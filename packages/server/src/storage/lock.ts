import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageError } from './storage.ts'

/** A data directory that one process has to itself; the operating system gives it free when the process ends, however. */
export class DirectoryLock {
  readonly #db: DatabaseSync

  /** Throws `StorageError` if another process has it. */
  constructor(directory: string) {
    this.#db = new DatabaseSync(join(directory, 'hausregeln.lock'))
    try {
      // A lock on an empty database: nothing is ever written to it.
      this.#db.exec('BEGIN EXCLUSIVE')
    } catch {
      this.#db.close()
      throw new StorageError('a server is running on it, which must be stopped first')
    }
  }

  release(): void {
    if (this.#db.isOpen) this.#db.close()
  }
}
