import { Library } from '../books/library.ts'
import { type Storage, StorageError } from '../storage/storage.ts'
import { openOrigin } from '../table/origin.ts'
import type { Play } from '../table/play.ts'
import { markIn, TableBook } from '../table/playedBook.ts'
import { isInGame } from '../table/requests/claims.ts'
import { belongs, seatOf, type TableState } from '../table/state.ts'
import { Timeline } from '../table/timeline.ts'
import { withoutPerson } from './eraser.ts'
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
  const [{ state }, play] = openOrigin({ code, snapshot: null, texts }, new TableBook(library), new Timeline())
  return hasLeft(state, play, guest)
}

/**
 * Erases a person who has left all tables: names, chat, reports, and who has asked for what; their links to rulebooks are
 * removed, and their tokens count for nothing. The games stay, and are anonymous. `now`: in milliseconds since 1970.
 * Returns how many tables it was. Rejects with `StorageError`.
 */
export async function eraseGuest(storage: Storage, guest: string, now: number): Promise<number> {
  await storage.bar({ guest, before: now, banned: false, reason: 'Erased' })
  for (const { code } of await storage.books.linksOf(guest)) await storage.books.removeLink(code, guest)
  let erased = 0
  for (;;) {
    const heads = await storage.ofGuest(guest, AT_ONCE)
    for (const { code } of heads)
      await rewriteTable(storage, code, guest, now, (written) => withoutPerson(written, guest))
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
