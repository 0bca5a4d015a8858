import { tracesIn } from '../erasure/export.ts'
import { type Redraw, redrawn } from '../erasure/redrawing.ts'
import type { Budgets, Payers } from '../quota/budgets.ts'
import type { StoredBook } from '../storage/books/bookStore.ts'
import type { Standing } from '../table/played/origin.ts'
import type { Step } from '../table/steps/step.ts'
import type { Workers } from './workers.ts'

/** Letters of a log that is worked on at once: some milliseconds. A longer one is worked on by a thread. */
const SHORT = 50_000

function isShort(texts: readonly string[]): boolean {
  return texts.reduce((sum, { length }) => sum + length, 0) < SHORT
}

/** What is done with logs that can be long: at somebody's expense, and so that nobody else waits for it. */
export class LongLogs {
  readonly #workers: Workers
  readonly #budgets: Budgets

  constructor(workers: Workers, budgets: Budgets) {
    this.#workers = workers
    this.#budgets = budgets
  }

  /** Writes a log without something. Nobody is refused it: what was begun must be finished. */
  redrawing(payers: Payers): Redraw {
    return async (draft) =>
      isShort(draft.texts)
        ? this.#budgets.charge(payers, () => redrawn(draft))
        : this.#workers.runOwn({ do: 'redraw', draft }, payers)
  }

  /** Looks for what a log has of a person. Rejects as `Workers.run` does. */
  async trace(texts: readonly string[], guest: string, payers: Payers): Promise<readonly Step[]> {
    return isShort(texts)
      ? this.#budgets.charge(payers, () => tracesIn(texts, guest))
      : this.#workers.run({ do: 'trace', texts, guest }, payers)
  }

  /** Follows a table's game entry by entry, see `Play.followed`. */
  follow(code: string, texts: readonly string[], book: StoredBook | null): Promise<Standing> {
    return this.#workers.runOwn({ do: 'follow', code, texts, book }, { table: code })
  }
}
