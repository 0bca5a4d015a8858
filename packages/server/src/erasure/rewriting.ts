import { setTimeout as sleep } from 'node:timers/promises'
import { DamageError } from '../storage/damage.ts'
import { ConflictError, type Storage, StorageError } from '../storage/storage.ts'
import { headOf } from '../table/state/head.ts'
import { History } from '../table/state/history.ts'
import type { TableState } from '../table/state/state.ts'
import type { Fact, Step } from '../table/steps/step.ts'
import { Timeline } from '../table/time/timeline.ts'

/** How often it is tried at a table at which others write all the time, and how many milliseconds are waited at most. */
const ATTEMPTS = 100
const PAUSE = 20

/** What a log is to be instead, and what follows on it. */
export interface Rewriting {
  readonly steps: readonly Step[]
  readonly further: readonly Fact[]
}

/** A table's steps, and how it stands after them. */
export interface Written {
  readonly steps: readonly Step[]
  readonly state: TableState
  /** When something last happened at it, in milliseconds since 1970. */
  readonly changed: number
}

/** All steps of a table. Rejects with `StorageError`. */
export async function stepsOf(storage: Storage, code: string): Promise<Step[]> {
  const texts = await storage.read(code)
  try {
    return texts.map((text) => JSON.parse(text) as Step)
  } catch (error) {
    throw new DamageError(`Table ${code} cannot be read.`, { cause: error })
  }
}

/**
 * Writes the log of a table again, with a last step that says so. A table that is in memory, here or elsewhere, is
 * loaded again by it, and its pages are told how it stands. `forgotten`: see `Storage.rewrite`; `change`: null if the log
 * may stay as it is. `at`: milliseconds since 1970. Rejects with `StorageError`.
 */
export async function rewriteTable(
  storage: Storage,
  code: string,
  forgotten: string | null,
  at: number,
  change: (written: Written) => Rewriting | null,
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++)
    try {
      return await tryToRewrite(storage, code, forgotten, at, change)
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error
      // Somebody has just done something at it.
      await sleep(attempt % PAUSE)
    }
  throw new StorageError(`Table ${code} is written to all the time; it will be tried again.`)
}

async function tryToRewrite(...[storage, code, forgotten, at, change]: Parameters<typeof rewriteTable>): Promise<void> {
  const stored = await storage.head(code)
  if (stored === null) return
  const steps = await stepsOf(storage, code)
  const { state } = historyOf(code, steps)
  const { round, wake, changed } = stored
  const rewriting = change({ steps, state, changed })
  if (rewriting === null) return
  const last: Step = { at, facts: [{ fact: 'rewritten', lines: state.lines }, ...rewriting.further] }
  const all = [...rewriting.steps, last]
  const { met: _, ...head } = headOf(historyOf(code, all).state, round, wake, changed)
  const texts = all.map((step) => JSON.stringify(step))
  await storage.rewrite(code, steps.length, texts, head, forgotten)
}

function historyOf(code: string, [first, ...later]: readonly Step[]): History {
  if (first === undefined) throw new DamageError(`Table ${code} has no steps.`)
  const history = History.begin(code, first, new Timeline())
  for (const step of later) history.absorb(step)
  return history
}
