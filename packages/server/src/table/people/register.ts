import type { Crowd, Storage } from '../../storage/storage.ts'
import type { Audience } from './audience.ts'

/** How often is written that somebody is at a table, even if nobody has come or gone, in milliseconds. */
const AGAIN = 120_000
/** For how long what was written counts, in milliseconds. */
export const CURRENT = 150_000

interface Written {
  readonly here: number
  readonly at: number
}

/**
 * Writes into storage how many persons are at which table, so that lists show where people are, no matter which process
 * they are at, and so that no table counts as abandoned at which somebody sits and waits.
 */
export class Register {
  readonly #storage: Storage
  readonly #written = new Map<string, Written>()

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Writes what has changed. Rejects with `StorageError`. `now`: milliseconds since 1970. */
  async write(audiences: Iterable<readonly [code: string, audience: Audience]>, now: number): Promise<void> {
    const crowds: Crowd[] = []
    for (const [code, audience] of audiences) {
      const nobody = audience.visitors.size === 0
      if (nobody && !this.#written.has(code)) continue
      const here = audience.personCount
      const before = this.#written.get(code)
      if (before?.here === here && now - before.at < AGAIN) continue
      crowds.push({ code, here })
      if (nobody) this.#written.delete(code)
      else this.#written.set(code, { here, at: now })
    }
    if (crowds.length > 0) await this.#storage.attend(crowds, now)
  }
}
