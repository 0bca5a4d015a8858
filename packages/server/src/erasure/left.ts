import { Library } from '../books/library.ts'
import type { Storage } from '../storage/storage.ts'
import { inTurns } from '../table/game/inTurns.ts'
import type { Play } from '../table/game/play.ts'
import { Origin } from '../table/played/origin.ts'
import { markIn } from '../table/played/playedBook.ts'
import { isInGame } from '../table/requests/claims.ts'
import { belongs, seatOf, type TableState } from '../table/state/state.ts'
import { Timeline } from '../table/time/timeline.ts'

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
