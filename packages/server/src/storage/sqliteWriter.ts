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

/** What the thread hears: the file that it is to write to from now on, or a question about it. */
export type Heard = Question | SqliteFile

export type Answer = { readonly value: unknown } | { readonly fault: Fault }

/** Threads that have closed their files, and how many of them are kept: to begin one takes longer than to open a file. */
const idle = new Set<Worker>()
const MOST_IDLE = 2

interface Pending {
  readonly done: (value: unknown) => void
  readonly failed: (error: Error) => void
}

/**
 * Asks the thread that writes to a SQLite file: however long the disk takes, it holds up nobody else. The thread is
 * there from the first question on; answers come in the order of the questions. When the file is closed, it waits for
 * another one.
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
      this.#thread ??= this.#take()
      this.#pending.push({ done: (value) => done(value as ReturnType<SqliteWrites[Name]>), failed })
      // The process does not end before what it was asked for is written.
      this.#thread.ref()
      this.#thread.postMessage({ ask, given } satisfies Question)
    })
  }

  /** When all that was asked is answered, the thread is free for another file. */
  async close(): Promise<void> {
    const closing = this.#thread === null ? null : this.ask('close')
    this.#closed = true
    try {
      await closing
    } finally {
      if (this.#thread !== null) release(this.#thread)
      this.#thread = null
    }
  }

  #take(): Worker {
    const [free] = idle
    const thread = free ?? new Worker(new URL('./sqliteWriterThread.ts', import.meta.url))
    idle.delete(thread)
    thread.removeAllListeners()
    thread.on('message', (answer: Answer) => this.#hear(answer))
    thread.on('error', (error) => this.#gone(error.message))
    thread.on('exit', () => this.#gone('the thread that writes has ended'))
    thread.postMessage(this.#file satisfies Heard)
    return thread
  }

  #hear(answer: Answer): void {
    const pending = this.#pending.shift()
    if (this.#pending.length === 0) this.#thread?.unref()
    if ('fault' in answer) pending?.failed(errorOf(answer.fault))
    else pending?.done(answer.value)
  }

  /** Whether what it was asked for has been written is not known: it is read again. The next question begins another. */
  #gone(message: string): void {
    this.#thread?.removeAllListeners()
    this.#thread = null
    for (const { failed } of this.#pending.splice(0)) failed(errorOf({ damage: false, message }))
  }
}

/** It waits for another file, unless there are enough that do; one that ends while it waits is no longer there. */
function release(thread: Worker): void {
  thread.removeAllListeners()
  thread.on('error', () => undefined)
  thread.on('exit', () => idle.delete(thread))
  thread.unref()
  if (idle.size < MOST_IDLE) idle.add(thread)
  else void thread.terminate()
}

/** As storage tells it. */
export function errorOf({ damage, message }: Fault): StorageError {
  const Kind = damage ? DamageError : StorageError
  return new Kind(`The database cannot be written: ${message}.`)
}
