import type { World } from './world.ts'

/** How long a lease holds, and how early it is renewed, in milliseconds. */
const LEASE = 10_000
const EARLY = 3000
/** Milliseconds until it is looked whether the process that has it still has. */
const LOOK_AGAIN = 2000

/**
 * The right to do by itself what is due at a table: one process has it at a time, and another when it does not renew it
 * any more.
 */
export class Lease {
  readonly #world: World
  readonly #code: string
  #until = 0
  /** When it can be asked for, in milliseconds since 1970: not twice at once, and not soon after a refusal. */
  askableAt = 0

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
    this.askableAt = now + LOOK_AGAIN
    const until = now + LEASE
    const granted = await this.#world.storage.lease(this.#code, now, this.#world.owner, until)
    this.#until = granted ? until : 0
    if (granted) this.askableAt = 0
    return granted
  }
}
