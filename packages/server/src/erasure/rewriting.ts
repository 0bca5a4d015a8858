import { setTimeout as sleep } from 'node:timers/promises'
import { ConflictError, type Storage, StorageError } from '../storage/storage.ts'
import { wholeLog } from '../storage/wholeLog.ts'
import { type Redraw, redrawHere, type Without } from './redrawing.ts'

/** How often it is tried at a table at which others write all the time, and how many milliseconds are waited at most. */
const ATTEMPTS = 100
const PAUSE = 20

/** A table's log that is to be written again. */
export interface Order {
  readonly code: string
  readonly without: Without
  /** See `Storage.rewrite`. */
  readonly forgotten: string | null
  /** When, in milliseconds since 1970. */
  readonly at: number
}

/**
 * Writes the log of a table again, with a last step that says so. A table that is in memory, here or elsewhere, is
 * loaded again by it, and its pages are told how it stands. Rejects with `StorageError`.
 */
export async function rewriteTable(storage: Storage, order: Order, redraw: Redraw = redrawHere): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++)
    try {
      return await tryToRewrite(storage, order, redraw)
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error
      // Somebody has just done something at it.
      await sleep(attempt % PAUSE)
    }
  throw new StorageError(`Table ${order.code} is written to all the time; it will be tried again.`)
}

async function tryToRewrite(storage: Storage, order: Order, redraw: Redraw): Promise<void> {
  const { code, without, forgotten, at } = order
  const stored = await storage.head(code)
  if (stored === null) return
  const texts = await wholeLog(storage, code)
  const { round, wake, changed } = stored
  const done = await redraw({ code, texts, head: { round, wake, changed }, without, at })
  if (done !== null) await storage.rewrite(code, texts.length, done.texts, done.head, forgotten)
}
