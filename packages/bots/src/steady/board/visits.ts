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
  const rests = column(Array.from({ length: spaces }, (_, space) => restsFrom(book, space | 0, [])))
  let places = reals<SpaceNo>(spaces)
  places.fill(1 / spaces)
  let landings = reals<SpaceNo>(spaces)
  for (let n = 0; n < THROWS_TO_SETTLE; n++) {
    landings = reals(spaces)
    for (let from: SpaceNo = 0; from < spaces; from++)
      for (let sum: CellNo = LEAST_SUM; sum <= 12; sum++)
        arrive(rests[(from + sum) % spaces] ?? [], landings, (places[from] * SUMS[sum]) / SUMS_OF)
    places = landings
  }
  return column(landings.map((share) => share * THROWS_A_TURN))
}

/** Cards that lead to cards that lead on: more than a few steps matter nothing. */
const MOST_HOPS = 3

/** A space where a piece comes to rest, and among how many cards each that led there was drawn. */
interface Rest {
  readonly space: SpaceNo
  readonly among: readonly number[]
}

/** A piece arrives with this chance where it may come to rest here. */
function arrive(rests: readonly Rest[], landings: Reals<SpaceNo>, chance: number): void {
  for (const { space, among } of rests) {
    let share = chance
    for (const cards of among) share /= cards
    landings[space] += share
  }
}

/** Where a piece comes to rest that arrives at a space: there, or where it is sent on. `among`: cards that led there. */
function restsFrom(book: Book, space: SpaceNo, among: readonly number[]): readonly Rest[] {
  const { kind, kinds, jailSpace, deckAt, cards } = book.board
  if (kind[space] === kinds.goToJail) return [{ space: jailSpace, among }]
  const deck: CellNo = deckAt[space]
  if (deck < 0 || among.length === MOST_HOPS) return [{ space, among }]
  const further = [...among, cards[deck]]
  return Array.from({ length: cards[deck] }, (_, card) => {
    const to = destination(book, space, deck * DECK_CARDS + card)
    return to === space ? [{ space, among: further }] : restsFrom(book, to, further)
  }).flat()
}

/** Where a card drawn on `space` leads; the space itself if it moves nobody. */
function destination(book: Book, space: SpaceNo, card: CellNo): SpaceNo {
  return playsOf(book).ways[book.board.effect[card]]?.(book.board, space, card) ?? space
}
