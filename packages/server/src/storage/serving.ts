import { sql } from 'kysely'
import { channelOf, type Letter } from './letters.ts'
import type { Ask } from './pool.ts'

/** After how many milliseconds without a sign of life a process counts as gone. */
const SILENCE = 7000

/** Steps that somebody has written before they could tell of them. */
export type Found = (code: string, sequence: number, from: string) => void

/**
 * Which tables this process serves. It stands in the table's row, so that a process that writes a step to the table
 * knows, by the same lock on the row, who must be told: either this process reads the step, or it is told of it. A
 * process of which nothing is heard any more is taken out; it may have written steps without having told of them.
 */
export class Serving {
  readonly #ask: Ask
  readonly #process: string
  readonly #found: Found
  readonly #codes = new Set<string>()
  /** By process: when it was last heard of. */
  readonly #heard = new Map<string, number>()
  #leaving: Promise<unknown> = Promise.resolve()
  #looked = performance.now()

  constructor(ask: Ask, process: string, found: Found) {
    this.#ask = ask
    this.#process = process
    this.#found = found
  }

  /** Rejects with `StorageError`. */
  async serve(code: string): Promise<void> {
    if (this.#codes.has(code)) return
    await this.#leaving
    // A table that is not there yet is not served.
    for (const entered of await this.#enter([code])) this.#codes.add(entered)
  }

  /** Leaves tables that are not needed any more. Rejects with `StorageError`. */
  async leave(isNeeded: (code: string) => boolean): Promise<void> {
    const left = [...this.#codes].filter((code) => !isNeeded(code))
    if (left.length === 0) return
    for (const code of left) this.#codes.delete(code)
    const leaving = this.#remove(left, this.#process)
    this.#leaving = leaving.catch(() => undefined)
    await leaving
  }

  /** Others may have taken this process for gone: it serves all that it did. Rejects with `StorageError`. */
  async again(): Promise<void> {
    this.#hearAnew(performance.now())
    await this.#enter([...this.#codes])
  }

  /** A process shows that it lives. */
  heard(process: string): void {
    if (process !== this.#process) this.#heard.set(process, performance.now())
  }

  /** A process is said to serve a table; if it does not live, that will be noticed. */
  seen(process: string): void {
    if (!this.#heard.has(process)) this.heard(process)
  }

  /** Takes those out of whom nothing has been heard for long, and finds what they had written last. */
  async lookAround(): Promise<void> {
    const now = performance.now()
    // This process was stopped itself: it has yet to hear the others.
    if (now - this.#looked > SILENCE) this.#hearAnew(now)
    this.#looked = now
    // Each of them once: one that is put back, because it could not be taken out, would come again in the same round.
    for (const process of [...this.#heard.keys()]) {
      const at = this.#heard.get(process)
      if (at === undefined || now - at < SILENCE) continue
      this.#heard.delete(process)
      try {
        for (const { code, sequence } of await this.#remove([...this.#codes], process))
          this.#found(code, Number(sequence), process)
      } catch {
        // It is silent still when that is tried again.
        if (!this.#heard.has(process)) this.#heard.set(process, at)
      }
    }
  }

  #hearAnew(now: number): void {
    for (const process of this.#heard.keys()) this.#heard.set(process, now)
  }

  /** Returns those of the tables that there are. */
  async #enter(codes: readonly string[]): Promise<string[]> {
    if (codes.length === 0) return []
    const { rows } = await this.#ask<{ code: string; serving: string[] }>(
      sql`WITH found AS (SELECT code FROM tables WHERE code = ANY (${codes}::text[]) ORDER BY code FOR UPDATE)
          UPDATE tables SET serving = array_append(array_remove(serving, ${this.#process}), ${this.#process})
          FROM found WHERE tables.code = found.code RETURNING tables.code, serving`,
    )
    for (const { serving } of rows) for (const process of serving) this.seen(process)
    return rows.map(({ code }) => code)
  }

  /** A process that is told, and lives after all, enters again. */
  async #remove(codes: readonly string[], process: string): Promise<{ code: string; sequence: string }[]> {
    const letter = JSON.stringify({ from: this.#process, forgotten: true } satisfies Letter)
    const { rows } = await this.#ask<{ code: string; sequence: string }>(
      sql`WITH found AS (
            SELECT code FROM tables WHERE code = ANY (${codes}::text[]) AND ${process} = ANY (serving)
            ORDER BY code FOR UPDATE
          ), removed AS (
            UPDATE tables SET serving = array_remove(serving, ${process})
            FROM found WHERE tables.code = found.code RETURNING tables.code, sequence
          ), told AS (
            SELECT count(pg_notify(${channelOf(process)}, ${letter})) FROM removed
            WHERE ${process} <> ${this.#process}
          )
          SELECT code, sequence FROM removed, told`,
    )
    return rows
  }
}
