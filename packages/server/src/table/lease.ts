import type { World } from './world.ts'

/** How long a lease holds, and how early it is renewed, in milliseconds. */
const LEASE = 10_000
const EARLY = 3000
/** Milliseconds until it is looked whether the process that has it still has. */
const LOOK_AGAIN = 2000

/**
 * The right to do by itself what is due at a table: one process has it at a time, and another when it does not renew it
 * any more. Here it is measured by a clock that does not jump; among processes it ends at a time of day.
 */
export class Lease {
  readonly #world: World
  readonly #code: string
  #until = 0
  #askableAt = 0

  constructor(world: World, code: string) {
    this.#world = world
    this.#code = code
  }

  /** Whether it is held, and for long enough to act. */
  get held(): boolean {
    return performance.now() < this.#until - EARLY
  }

  /** In how many milliseconds it can be asked for: not twice at once, and not soon after a refusal. */
  get askableIn(): number {
    return Math.max(0, this.#askableAt - performance.now())
  }

  /** Asks for it. Rejects with `StorageError`. */
  async ask(): Promise<boolean> {
    const asked = performance.now()
    this.#askableAt = asked + LOOK_AGAIN
    const now = Date.now()
    const granted = await this.#world.storage.lease(this.#code, now, this.#world.owner, now + LEASE)
    this.#until = granted ? asked + LEASE : 0
    if (granted) this.#askableAt = 0
    return granted
  }
}
