import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Ask } from '../pool.ts'
import type { Trial, TrialStore } from './trialStore.ts'

/** After how many milliseconds of silence a process counts as ended; each shows every two seconds that it lives. */
const SILENCE = 5000

/**
 * In a table of PostgreSQL that is not logged: writing it costs no wait for the disk. A process that has begun something
 * and of which nothing is heard has not lived to end it.
 */
export class PostgresTrials implements TrialStore {
  readonly #ask: Ask
  readonly #process: string
  readonly #since = performance.now()
  /** By process: when something was heard of it. */
  readonly #heard = new Map<string, number>()

  constructor(ask: Ask, process: string) {
    this.#ask = ask
    this.#process = process
  }

  /** A process lives. */
  heard(process: string): void {
    const now = performance.now()
    this.#heard.set(process, now)
    for (const [other, at] of this.#heard) if (now - at > SILENCE) this.#heard.delete(other)
  }

  async begin(code: string): Promise<number> {
    const { rows } = await this.#ask<{ owner: string | null; ended: number }>(
      sql`SELECT owner, ended FROM trials WHERE code = ${code}`,
    )
    const { owner = null, ended: before = 0 } = rows[0] ?? {}
    const ended = before + (owner === null || (await this.#lives(owner)) ? 0 : 1)
    await this.#ask(
      sql`INSERT INTO trials (code, owner, ended) VALUES (${code}, ${this.#process}, ${ended})
          ON CONFLICT (code) DO UPDATE SET owner = excluded.owner, ended = excluded.ended`,
    )
    return ended
  }

  /** Those that live have been heard of by then. */
  async #lives(process: string): Promise<boolean> {
    if (process === this.#process) return true
    const soon = this.#since + SILENCE - performance.now()
    if (!this.#heard.has(process) && soon > 0) await sleep(soon, undefined, { ref: false })
    return performance.now() - (this.#heard.get(process) ?? Number.NEGATIVE_INFINITY) <= SILENCE
  }

  async pass(code: string): Promise<void> {
    await this.#ask(sql`DELETE FROM trials WHERE code = ${code}`)
  }

  async leave(code: string | null): Promise<void> {
    await this.#ask(
      sql`UPDATE trials SET owner = NULL
          WHERE owner = ${this.#process} AND (code = ${code}::text OR ${code}::text IS NULL)`,
    )
  }

  async failed(least: number): Promise<readonly Trial[]> {
    const { rows } = await this.#ask<Trial>(
      sql`SELECT code, ended FROM trials WHERE ended >= ${least} ORDER BY code COLLATE "C"`,
    )
    return rows
  }
}
