import { messageOf } from '../storage/messageOf.ts'
import { StorageError } from '../storage/storage.ts'
import type { Table } from '../table/table.ts'
import type { World } from '../table/world.ts'
import { Turnstile } from './turnstile.ts'

/** How many processes may end while they are opening a table until it is not opened any more. */
export const MOST_ENDED = 2
/** For how long a table that plays by itself must have been in memory until it counts as opened, in lived milliseconds. */
const PLAYED = 5000
/** How soon it plays, in milliseconds. */
const SOON = 1000

/** A table is not opened, because processes have ended by that. */
export class AsideError extends StorageError {}

interface Running {
  readonly until: number
  readonly pass: () => void
}

/**
 * Opens tables so that one by which the process ends, while it is read or in its first moments of play, is not opened
 * again and again. One that was being opened when a process ended is tried once more, and no other such table beside it:
 * so it is known which of them it was.
 */
export class Trials {
  readonly #world: World
  readonly #gate: Turnstile
  readonly #suspects = new Turnstile(1)
  /** Of which the log has said that they are set aside. */
  readonly #said = new Set<string>()
  readonly #running = new Map<string, Running>()
  #stopped = false

  /** `gate`: through which all go that are opened. */
  constructor(world: World, gate: Turnstile) {
    this.#world = world
    this.#gate = gate
  }

  /** Opens a table by `open`. Rejects with `AsideError` if it is set aside, and as `open` does. */
  async open(code: string, open: () => Promise<Table | null>): Promise<Table | null> {
    const opened = await this.#gate.pass(async () => {
      const ended = await this.#begin(code)
      if (ended >= MOST_ENDED) return this.#setAside(code, ended)
      if (ended === 0) return { table: await this.#try(code, open) }
      await this.#leave(code)
      return null
    })
    return opened === null ? this.#openSuspect(code, open) : opened.table
  }

  /** Others like it wait until it has played, those who want this one do not. */
  #openSuspect(code: string, open: () => Promise<Table | null>): Promise<Table | null> {
    this.#world.log.warn({ table: code }, 'A process has ended while it opened this table: it is tried by itself.')
    return new Promise((done, failed) => {
      void this.#suspects.pass(async () => {
        const opened = this.#gate.pass(async () => {
          await this.#begin(code)
          return this.#try(code, open)
        })
        opened.then(done, failed)
        await opened.then(() => this.#passed(code)).catch(() => undefined)
      })
    })
  }

  async #try(code: string, open: () => Promise<Table | null>): Promise<Table | null> {
    try {
      const table = await open()
      const { time } = this.#world
      const next = table?.wakesAt ?? null
      if (next === null || next > time.now() + SOON) await this.#pass(code)
      else this.#running.set(code, { until: time.lived + PLAYED, pass: () => undefined })
      return table
    } catch (error) {
      await this.#leave(code)
      throw error
    }
  }

  /** Fulfilled when the table counts as opened. */
  #passed(code: string): Promise<void> {
    return new Promise((pass) => {
      const running = this.#running.get(code)
      if (running === undefined || this.#stopped) pass()
      else this.#running.set(code, { ...running, pass })
    })
  }

  /** Tables that have played for long enough count as opened. */
  async round(): Promise<void> {
    for (const [code, { until, pass }] of this.#running) {
      if (this.#world.time.lived < until) continue
      this.#running.delete(code)
      await this.#pass(code)
      pass()
    }
  }

  /** Nothing is waited for any more. */
  stop(): void {
    this.#stopped = true
    for (const { pass } of this.#running.values()) pass()
  }

  /** The process ends as it should: that says nothing about what it was doing. */
  async end(): Promise<void> {
    this.#running.clear()
    await this.#world.storage.trials.leave(null, this.#world.owner).catch(() => undefined)
  }

  /** It is due no more, and those who come are told. */
  async #setAside(code: string, ended: number): Promise<never> {
    await this.#leave(code)
    const { storage, log } = this.#world
    if (!this.#said.has(code))
      log.error({ table: code, ended }, 'A table is set aside: processes have ended while they opened it.')
    this.#said.add(code)
    const head = await storage.head(code)
    if (head !== null) await storage.rest(code, head.sequence)
    throw new AsideError(`Table ${code} is set aside: ${ended} processes have ended while they opened it.`)
  }

  /** Without these notes tables are opened all the same. */
  async #begin(code: string): Promise<number> {
    return (await this.#note(() => this.#world.storage.trials.begin(code, this.#world.owner))) ?? 0
  }

  async #pass(code: string): Promise<void> {
    await this.#note(() => this.#world.storage.trials.pass(code))
  }

  async #leave(code: string): Promise<void> {
    await this.#note(() => this.#world.storage.trials.leave(code, this.#world.owner))
  }

  async #note<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      return await act()
    } catch (error) {
      this.#world.log.warn({ reason: messageOf(error) }, 'It could not be noted which table is being opened.')
      return null
    }
  }
}
