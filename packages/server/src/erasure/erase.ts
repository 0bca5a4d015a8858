import { Library } from '../books/library.ts'
import { markOf } from '../identity/marks.ts'
import { type Storage, StorageError } from '../storage/storage.ts'
import { inTurns } from '../table/game/inTurns.ts'
import type { Play } from '../table/game/play.ts'
import { Origin } from '../table/played/origin.ts'
import { markIn } from '../table/played/playedBook.ts'
import { isInGame } from '../table/requests/claims.ts'
import { belongs, seatOf, type TableState } from '../table/state/state.ts'
import { Timeline } from '../table/time/timeline.ts'
import { type Books, barGuest } from './bar.ts'
import { ERASED, ERASING } from './reasons.ts'
import { rewriteTable } from './rewriting.ts'

/** Tables that are erased one after the other before it is asked which there are. */
const AT_ONCE = 1000

/** Codes of the tables that a person must leave before they can be erased. `hasLeft`: see there, for a table by its code. */
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
 * Whether a person has no say any more in what happens at a table: it is over, they are out of its game, or they never had
 * a seat there. The keeper of a real board has one as long as the game goes on.
 */
export function hasLeft(state: TableState, play: Play | null, guest: string): boolean {
  if (state.phase === 'over' || !belongs(state, guest)) return true
  if (play === null || (state.settings.companion && state.host.id === guest)) return false
  const seat = seatOf(state, guest)
  return seat === null || !isInGame(play, seat)
}

/** The same of a table in storage, which is played to where it stands. Rejects with `StorageError`. */
export async function hasLeftStored(storage: Storage, code: string, guest: string): Promise<boolean> {
  const texts = await storage.read(code)
  const library = new Library(storage.books)
  await library.prepare(markIn(texts))
  const origin = new Origin(code, { library, time: new Timeline() }, true, true)
  await inTurns(origin.take(texts))
  await inTurns(origin.finish())
  const { history, play } = origin.open()
  return hasLeft(history.state, play, guest)
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
  const codes = await unleft(storage, guest, (code) => hasLeftStored(storage, code, guest))
  if (codes.length > 0)
    throw new StorageError(
      `This person still belongs to tables that are not over: ${codes.join(', ')}. Close or leave them first.`,
    )
}
