import type { Rulebook } from '@hausregeln/engine'
import { carried, type OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { keepBook } from '@hausregeln/view-kit/game/books/bookShelf.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import { go } from '../../frame/route.ts'
import { firstDraft, gameOf, withSeatAdded, withSeatRemoved } from '../../screens/setup/draft.ts'

const SEEDS = 2 ** 32

/** Begins a game at this screen at once, against bots. Rejects with a sentence if the browser does not. */
export async function playHere({ rulebook }: OpenedBook): Promise<void> {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  const game = gameOf(seatedFor(rulebook), rulebook, seed % SEEDS, carried(rulebook, undefined))
  go({ at: 'game', id: await backend().create(game) })
}

/** Somebody against three bots, as far as the rulebook seats so many. */
function seatedFor({ book: { minSeats, maxSeats } }: Rulebook) {
  let draft = firstDraft()
  while (draft.players.length < minSeats) draft = withSeatAdded(draft)
  while (draft.players.length > maxSeats) draft = withSeatRemoved(draft, draft.players.length - 1)
  return draft
}

/** To the set-up with this rulebook, at the screen or for a real board. Rejects where the browser keeps nothing. */
export async function setUp({ file }: OpenedBook, kept: boolean): Promise<void> {
  go({ at: 'new', book: await keepBook(file), kept })
}

/** To the form of a table online with this rulebook. Rejects where the browser keeps nothing. */
export async function setUpOnline({ file }: OpenedBook): Promise<void> {
  go({ at: 'online', book: await keepBook(file) })
}
