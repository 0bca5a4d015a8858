import type { Log } from '../log.ts'
import type { SpendingStore } from '../storage/spending/spendingStore.ts'
import type { Budgets } from './budgets.ts'

/** How often processes tell each other what was spent, and what has come back is forgotten, in milliseconds. */
const OFTEN = 2000
const TIDY = 3_600_000

/** Shares what was spent with other processes, and with this one when it is started again. */
export class Sharing {
  readonly #budgets: Budgets
  readonly #log: Log
  readonly #timers: readonly ReturnType<typeof setInterval>[]

  constructor(budgets: Budgets, store: SpendingStore, log: Log) {
    this.#budgets = budgets
    this.#log = log
    budgets.shareBy(store)
    this.#timers = [
      setInterval(() => this.#try(budgets.share()), OFTEN),
      setInterval(() => this.#try(budgets.tidy()), TIDY),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  /** Tells what has not been told. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.#try(this.#budgets.share())
  }

  /** Without the storage, each process counts for itself. */
  async #try(done: Promise<void>): Promise<void> {
    await done.catch((err) => this.#log.debug({ err }, 'What was spent could not be shared.'))
  }
}
