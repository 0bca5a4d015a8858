import { StorageError } from '../storage/storage.ts'
import type { World } from '../table/world.ts'
import type { Memory } from './memory.ts'

/** Tables that are claimed in one round at most. */
const WOKEN = 100
/** For how many rounds what is due is claimed. */
const CLAIMED_ROUNDS = 10

/** Wakes tables that have something to do by themselves: in turn, a few at a time, and as long as there is room. */
export class Waking {
  readonly #world: World
  readonly #memory: Memory
  #running = false
  #short = false

  constructor(world: World, memory: Memory) {
    this.#world = world
    this.#memory = memory
  }

  /** Rejects with `StorageError`. `period`: until the next round, in milliseconds. */
  async round(period: number): Promise<void> {
    if (this.#running) return
    this.#running = true
    try {
      if (!this.#hasRoom()) return
      const { storage, time, owner, load } = this.#world
      const due = await storage.claimDue(time.now(), owner, Date.now() + CLAIMED_ROUNDS * period, WOKEN)
      await Promise.all(Array.from({ length: load.TABLES_AT_ONCE }, () => this.#wakeSome(due)))
    } finally {
      this.#running = false
    }
  }

  /** Whether there is room for more; what is not woken is looked at again with the next round, or by another process. */
  #hasRoom(): boolean {
    const short = this.#memory.isShort()
    if (short && !this.#short) this.#world.log.warn({}, 'Memory is short: tables that nobody is at wait to be woken.')
    this.#short = short
    return !short
  }

  async #wakeSome(due: string[]): Promise<void> {
    for (let code = due.shift(); code !== undefined && this.#hasRoom(); code = due.shift()) await this.#wake(code)
  }

  /**
   * A table that was due but has nothing to do, because only bots are left and nobody is there, is not due any more.
   */
  async #wake(code: string): Promise<void> {
    const { storage, log } = this.#world
    try {
      const table = await this.#world.with(code, (found) => found)
      if (table !== null && table.wakesAt === null) await storage.rest(code, table.sequence)
    } catch (error) {
      // Of damage, and of what could not be loaded, the log says so already.
      if (!(error instanceof StorageError)) log.warn({ err: error, table: code }, 'A due table was not woken.')
    }
  }
}
