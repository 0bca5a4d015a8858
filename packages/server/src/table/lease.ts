import type { World } from './world.ts'

/** How long a lease holds, and how early it is renewed, in milliseconds. */
const LEASE = 10_000
const EARLY = 3000

/**
 * The right to do by itself what is due at a table: one process has it at a time, and another when it does not renew it
 * any more.
 */
export class Lease {
  readonly #world: World
  readonly #code: string
  #until = 0

  constructor(world: World, code: string) {
    this.#world = world
    this.#code = code
  }

  /** Whether it is held, and for long enough to act. */
  held(now: number): boolean {
    return now < this.#until - EARLY
  }

  /** Asks for it. Rejects with `StorageError`. */
  async ask(now: number): Promise<boolean> {
    const until = now + LEASE
    const granted = await this.#world.storage.lease(this.#code, now, this.#world.owner, until)
    this.#until = granted ? until : 0
    return granted
  }
}
