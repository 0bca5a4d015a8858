import { Worker } from 'node:worker_threads'
import { DamageError } from './damage.ts'
import type { Fault, SqliteFile, SqliteWrites } from './sqliteWrites.ts'
import { StorageError } from './storage.ts'

type Ask = keyof SqliteWrites

/** What the thread is asked: a method of `SqliteWrites`, and what it is given. */
export interface Question {
  readonly ask: Ask
  readonly given: readonly unknown[]
}

export type Answer = { readonly value: unknown } | { readonly fault: Fault }

interface Pending {
  readonly done: (value: unknown) => void
  readonly failed: (error: Error) => void
}

/**
 * Asks the thread that writes to a SQLite file: however long the disk takes, it holds up nobody else. The thread is
 * there from the first question on; answers come in the order of the questions.
 */
export class SqliteWriter {
  readonly #file: SqliteFile
  #thread: Worker | null = null
  #pending: Pending[] = []
  #closed = false

  constructor(file: SqliteFile) {
    this.#file = file
  }

  /** Rejects with `StorageError`, with `DamageError` if what is there is damaged. */
  ask<Name extends Ask>(ask: Name, ...given: Parameters<SqliteWrites[Name]>): Promise<ReturnType<SqliteWrites[Name]>> {
    if (this.#closed) return Promise.reject(new StorageError('The database is closed.'))
    return new Promise((done, failed) => {
      this.#thread ??= this.#begin()
      this.#pending.push({ done: (value) => done(value as ReturnType<SqliteWrites[Name]>), failed })
      // The process does not end before what it was asked for is written.
      this.#thread.ref()
      this.#thread.postMessage({ ask, given } satisfies Question)
    })
  }

  /** When all that was asked is answered, the thread ends. */
  async close(): Promise<void> {
    const closing = this.#thread === null ? null : this.ask('close')
    this.#closed = true
    await closing
    this.#thread = null
  }

  #begin(): Worker {
    const thread = new Worker(new URL('./sqliteWriterThread.ts', import.meta.url), { workerData: this.#file })
    thread.on('message', (answer: Answer) => this.#hear(thread, answer))
    thread.on('error', (error) => this.#gone(thread, error.message))
    thread.on('exit', () => this.#gone(thread, 'the thread that writes has ended'))
    return thread
  }

  #hear(thread: Worker, answer: Answer): void {
    const pending = this.#pending.shift()
    if (this.#pending.length === 0) thread.unref()
    if ('fault' in answer) pending?.failed(errorOf(answer.fault))
    else pending?.done(answer.value)
  }

  /** Whether what it was asked for has been written is not known: it is read again. The next question begins another. */
  #gone(thread: Worker, message: string): void {
    if (this.#thread !== thread) return
    this.#thread = null
    for (const { failed } of this.#pending.splice(0)) failed(errorOf({ damage: false, message }))
  }
}

/** As storage tells it. */
export function errorOf({ damage, message }: Fault): StorageError {
  const Kind = damage ? DamageError : StorageError
  return new Kind(`The database cannot be written: ${message}.`)
}
