import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from './messageOf.ts'
import { isDamage } from './sqliteDamage.ts'
import { PAGE_BYTES } from './sqliteSchema.ts'
import { StorageError } from './storage.ts'

/** What a loose file is made with. */
interface Make {
  /** SQL that makes its tables. */
  readonly sql: string
  readonly schema: number
  /** The most bytes that it may take; 0: as many as the disk has. */
  readonly limit: number
}

interface Open<Statements> {
  readonly db: DatabaseSync
  readonly statements: Statements
}

/**
 * A SQLite file beside that of the tables, which is written without waiting for the disk: what it holds outlives the end
 * of the process, not that of the machine, and nothing depends on it. A file that cannot be used is made again.
 */
export class LooseFile<Statements> {
  readonly #file: string
  readonly #make: Make
  readonly #prepare: (db: DatabaseSync) => Statements
  #open: Open<Statements> | null = null

  constructor(file: string, make: Make, prepare: (db: DatabaseSync) => Statements) {
    this.#file = file
    this.#make = make
    this.#prepare = prepare
  }

  /** Throws `StorageError`. */
  ask<T>(question: (statements: Statements, db: DatabaseSync) => T): T {
    try {
      this.#open ??= this.#begin()
      return question(this.#open.statements, this.#open.db)
    } catch (error) {
      // With the next question it is opened again, and made again if it must be.
      this.close()
      if (isDamage(error)) this.#remove()
      throw new StorageError(`The file ${this.#file} cannot be used: ${messageOf(error)}.`)
    }
  }

  close(): void {
    this.#open?.db.close()
    this.#open = null
  }

  #begin(): Open<Statements> {
    try {
      return this.#begun()
    } catch {
      this.#remove()
      return this.#begun()
    }
  }

  #remove(): void {
    for (const end of ['', '-wal', '-shm']) rmSync(this.#file + end, { force: true })
  }

  #begun(): Open<Statements> {
    const { sql, schema, limit } = this.#make
    const db = new DatabaseSync(this.#file)
    try {
      db.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA busy_timeout = 1000; PRAGMA secure_delete = ON',
      )
      const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
      if (version === 0) db.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${schema}; COMMIT`)
      else if (version !== schema) throw new StorageError(`it is of schema ${version}`)
      if (limit > 0) db.exec(`PRAGMA max_page_count = ${Math.ceil(limit / PAGE_BYTES)}`)
      return { db, statements: this.#prepare(db) }
    } catch (error) {
      db.close()
      throw error
    }
  }
}
