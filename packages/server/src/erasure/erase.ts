import { markOf } from '../identity/marks.ts'
import { type Storage, StorageError } from '../storage/storage.ts'
import { type Books, barGuest } from './bar.ts'
import { ERASED, ERASING } from './reasons.ts'
import { rewriteTable } from './rewriting.ts'

/** Tables that are erased one after the other before it is asked which there are. */
const AT_ONCE = 1000

/** Codes of the tables that a person must leave before they can be erased. `hasLeft`: see left.ts, for a table by its code. */
export async function unleft(
  storage: Storage,
  guest: string,
  hasLeft: (code: string) => Promise<boolean>,
): Promise<string[]> {
  const heads = await storage.ofGuest(guest, Number.MAX_SAFE_INTEGER)
  const codes = heads.filter(({ phase, guests }) => phase !== 'over' && guests.includes(guest)).map(({ code }) => code)
  const left = await Promise.all(codes.map(hasLeft))
  return codes.filter((_, index) => left[index] === false)
}

/**
 * Erases a person: names, chat, reports, and who has asked for what; their links to rulebooks are removed, and their
 * tokens count for nothing. The games stay, and are anonymous; where one still waits for the person, a bot plays on. What
 * is kept of it in the end is a mark, see marks.ts. `now`: in milliseconds since 1970. Returns how many tables it was.
 * Rejects with `StorageError`.
 */
export async function eraseGuest(books: Books, guest: string, now: number): Promise<number> {
  const { storage } = books
  const bar = { guest, at: now, before: now, banned: false, reason: ERASING }
  await barGuest(books, bar)
  const tables = await eraseTraces(books, guest, now)
  await storage.bar({ ...bar, guest: markOf(guest), reason: ERASED }, guest)
  return tables
}

async function eraseTraces({ storage, redraw }: Books, guest: string, now: number): Promise<number> {
  for (const { code } of await storage.books.linksOf(guest)) await storage.books.removeLink(code, guest)
  let erased = 0
  for (;;) {
    const heads = await storage.ofGuest(guest, AT_ONCE)
    for (const { code } of heads)
      await rewriteTable(storage, { code, without: { person: guest }, forgotten: guest, at: now }, redraw)
    if (heads.length === 0) return erased
    erased += heads.length
  }
}

/** Rejects with a sentence that names the tables a person must leave first. */
export async function demandLeft(storage: Storage, guest: string): Promise<void> {
  const codes = await unleft(storage, guest, async (code) => {
    // Only those who still belong to a table need its game, and the rulebooks by which it is played again.
    const { hasLeftStored } = await import('./left.ts')
    return hasLeftStored(storage, code, guest)
  })
  if (codes.length > 0)
    throw new StorageError(
      `This person still belongs to tables that are not over: ${codes.join(', ')}. Close or leave them first.`,
    )
}
