import { markIn, markOf } from '../identity/marks.ts'
import type { Bar } from '../identity/tokens.ts'
import type { Storage } from '../storage/storage.ts'
import { type Books, barGuest } from './bar.ts'
import { eraseGuest } from './erase.ts'
import { type Entry, entryOf, isNews } from './journal.ts'
import { ERASED, NOTED } from './reasons.ts'

/** Ids that are read at once. */
const PAGE = 1000

/** What was carried out again. */
export interface Replayed {
  readonly erased: number
  readonly barred: number
}

/**
 * Carries out again what the journal says and the storage does not know: it is an older copy, or an erasure was not
 * finished. What the storage knows and the journal does not is noted there. Rejects with `StorageError` when all has been
 * tried.
 */
export async function replay(books: Books, now: number): Promise<Replayed> {
  const { storage, journal } = books
  const bars = await storage.bars()
  const missing = lackingIn(journal.entries, bars)
  if (missing.length > 0) {
    const ids = await idsOf(storage, bars, new Set(missing.map(({ who }) => who)))
    const failed: unknown[] = []
    for (const entry of missing)
      await carryOut(books, entry, ids.get(entry.who) ?? null, now).catch((error) => failed.push(error))
    if (failed.length > 0) throw failed[0]
  }
  await journal.keep(await storage.bars())
  const erased = missing.filter((entry) => entry.erased).length
  return { erased, barred: missing.length - erased }
}

function lackingIn(entries: readonly Entry[], bars: readonly Bar[]): Entry[] {
  const known = new Map<string, Entry>()
  for (const bar of bars) {
    // What was begun is to be finished.
    const entry = { ...entryOf(bar), erased: bar.reason === ERASED }
    if (isNews(entry, known.get(entry.who))) known.set(entry.who, entry)
  }
  return entries.filter((entry) => isNews(entry, known.get(entry.who)))
}

/** By mark: the ids of those persons of whom there still is something. */
async function idsOf(
  storage: Storage,
  bars: readonly Bar[],
  wanted: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const look = (ids: readonly string[]) => {
    for (const id of ids) if (wanted.has(markOf(id))) found.set(markOf(id), id)
  }
  look(bars.map(({ guest }) => guest).filter((name) => name !== markIn(name)))
  for (let after = ''; ; ) {
    const ids = await storage.persons(after, PAGE)
    look(ids)
    if (ids.length < PAGE) return found
    after = ids.at(-1) ?? ''
  }
}

/** `id`: null if there is nothing of the person but tokens that may still be shown. */
async function carryOut(books: Books, { who, ...entry }: Entry, id: string | null, now: number): Promise<void> {
  if (entry.erased && id !== null) return void (await eraseGuest(books, id, now))
  const { at, before, banned, erased } = entry
  await barGuest(books, { guest: id ?? who, at, before, banned, reason: erased ? ERASED : NOTED }, who)
}
