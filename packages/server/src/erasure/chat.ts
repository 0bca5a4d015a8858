import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { DamageError } from '../storage/damage.ts'
import type { Storage } from '../storage/storage.ts'
import type { Redraw } from './redrawing.ts'
import { rewriteTable } from './rewriting.ts'

/** Tables that are asked for at once. */
const PAGE = 100
/** Milliseconds between two tables, in which others have their turn. */
const PAUSE = 10

/**
 * Removes the chat of tables at which nothing has happened since the moment `before`, one after the other, whether or not
 * they are in memory anywhere. One that is damaged is left as it is. Times are milliseconds since 1970. Rejects with
 * `StorageError`.
 */
export async function expireChats(
  storage: Storage,
  before: number,
  now: number,
  log: Log,
  redraw?: Redraw,
): Promise<void> {
  const left = new Set<string>()
  for (;;) {
    const codes = (await storage.withChat(before, PAGE + left.size)).filter((code) => !left.has(code))
    if (codes.length === 0) return
    for (const code of codes) {
      try {
        await rewriteTable(storage, { code, without: { chatBefore: before }, forgotten: null, at: now }, redraw)
      } catch (error) {
        if (!(error instanceof DamageError)) throw error
        left.add(code)
        log.warn({ table: code }, 'The chat of a table that is damaged could not be removed.')
      }
      await sleep(PAUSE)
    }
  }
}
