import { type Book, DECK_CARDS } from '@hausregeln/engine'
import { type CellNo, column, type SpaceNo } from '@hausregeln/engine/core/state/column.ts'
import { type Reals, reals } from '../../columns.ts'
import { playsOf } from '../../plays.ts'

/** The sums of two dice and their chances of 36. */
export const SUMS = column([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
export const LEAST_SUM: number = 2
export const SUMS_OF = 36

/** Throws of an average turn: doubles bring a second and a third. */
const THROWS_A_TURN = 1 + 1 / 6 + 1 / 36
/** Throws after which the places of the pieces no longer depend on the start. */
const THROWS_TO_SETTLE = 120

/**
 * How often one player comes to rest on each space in one of their turns, by the board's own geometry:
 * two dice, the cards that move, and the way to jail. How long one stays in jail is left aside.
 */
export function landingsByTurn(book: Book): Reals<SpaceNo> {
  const { spaces } = book.board
  let places = reals<SpaceNo>(spaces)
  places.fill(1 / spaces)
  let landings = reals<SpaceNo>(spaces)
  for (let n = 0; n < THROWS_TO_SETTLE; n++) {
    landings = reals(spaces)
    for (let from: SpaceNo = 0; from < spaces; from++)
      for (let sum: CellNo = LEAST_SUM; sum <= 12; sum++)
        arrive(book, landings, (from + sum) % spaces, (places[from] * SUMS[sum]) / SUMS_OF, 0)
    places = landings
  }
  return column(landings.map((share) => share * THROWS_A_TURN))
}

/** Cards that lead to cards that lead on: more than a few steps matter nothing. */
const MOST_HOPS = 3

/** A piece arrives at a space with this chance: it rests there, or is sent on. */
function arrive(book: Book, landings: Reals<SpaceNo>, space: SpaceNo, chance: number, hops: number): void {
  const { kind, kinds, jailSpace, deckAt, cards } = book.board
  if (kind[space] === kinds.goToJail) {
    landings[jailSpace] += chance
    return
  }
  const deck: CellNo = deckAt[space]
  if (deck < 0 || hops === MOST_HOPS) {
    landings[space] += chance
    return
  }
  for (let card = 0; card < cards[deck]; card++) {
    const to = destination(book, space, deck * DECK_CARDS + card)
    if (to === space) landings[space] += chance / cards[deck]
    else arrive(book, landings, to, chance / cards[deck], hops + 1)
  }
}

/** Where a card drawn on `space` leads; the space itself if it moves nobody. */
function destination(book: Book, space: SpaceNo, card: CellNo): SpaceNo {
  return playsOf(book).ways[book.board.effect[card]]?.(book.board, space, card) ?? space
}
