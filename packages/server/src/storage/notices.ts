import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Outcome, Written } from './commits.ts'
import { channelOf, stepLetters } from './letters.ts'
import type { Ask } from './pool.ts'

/** Milliseconds until it is tried again to tell what could not be told. */
const AGAIN = 1000

/**
 * Tells other processes of steps that have been committed: those that serve the table, by a channel of their own, and
 * after the commit, because PostgreSQL orders transactions that notify by a lock until they are on the disk. What
 * cannot be told now is told later; if this process ends before, the others look for themselves (serving.ts).
 */
export class Notices implements Outcome {
  readonly #ask: Ask
  readonly #process: string
  readonly #seen: (process: string) => void
  readonly #written: (code: string, sequence: number) => void
  /** By process: up to which steps it is still to be told of tables. */
  #due = new Map<string, Map<string, number>>()
  readonly #doubted = new Set<string>()
  #posting = false
  readonly #end = new AbortController()

  /** `seen`: a process serves tables; `written`: what this process did not know that it has written. */
  constructor(
    ask: Ask,
    process: string,
    seen: (process: string) => void,
    written: (code: string, sequence: number) => void,
  ) {
    this.#ask = ask
    this.#process = process
    this.#seen = seen
    this.#written = written
  }

  written(tables: readonly Written[]): void {
    for (const { code, sequence, serving } of tables)
      for (const process of serving) {
        this.#seen(process)
        const due = this.#due.get(process) ?? new Map<string, number>()
        this.#due.set(process, due.set(code, Math.max(sequence, due.get(code) ?? 0)))
      }
    this.#post()
  }

  doubted(codes: readonly string[]): void {
    for (const code of codes) this.#doubted.add(code)
    this.#post()
  }

  end(): void {
    this.#end.abort()
  }

  #post(): void {
    if (this.#posting || (this.#due.size === 0 && this.#doubted.size === 0)) return
    this.#posting = true
    void this.#postAll()
  }

  /** One post after the other; what comes in the meantime goes with the next. */
  async #postAll(): Promise<void> {
    while (!this.#end.signal.aborted && (this.#due.size > 0 || this.#doubted.size > 0))
      try {
        if (this.#doubted.size > 0) await this.#lookAt([...this.#doubted])
        await this.#send()
      } catch {
        await sleep(AGAIN, undefined, { signal: this.#end.signal, ref: false }).catch(() => undefined)
      }
    this.#posting = false
  }

  async #send(): Promise<void> {
    const due = this.#due
    const letters = [...due].flatMap(([process, tables]) =>
      stepLetters(this.#process, tables).map((letter) => [channelOf(process), letter] as const),
    )
    if (letters.length === 0) return
    this.#due = new Map()
    try {
      await this.#ask(
        sql`SELECT pg_notify(channel, letter)
            FROM unnest(${letters.map(([channel]) => channel)}::text[], ${letters.map(([, letter]) => letter)}::text[])
              AS post (channel, letter)`,
      )
    } catch (error) {
      for (const [process, tables] of due)
        for (const [code, sequence] of tables) this.written([{ code, sequence, serving: [process] }])
      throw error
    }
  }

  /** A lock on the row waits for a transaction that may still be writing to it. */
  async #lookAt(codes: readonly string[]): Promise<void> {
    const { rows } = await this.#ask<{ code: string; sequence: string; serving: string[] }>(
      sql`SELECT code, sequence, array_remove(serving, ${this.#process}) AS serving FROM tables
          WHERE code = ANY (${codes}::text[]) ORDER BY code FOR SHARE`,
    )
    for (const code of codes) this.#doubted.delete(code)
    this.written(rows.map(({ code, sequence, serving }) => ({ code, sequence: Number(sequence), serving })))
    for (const { code, sequence } of rows) this.#written(code, Number(sequence))
  }
}
