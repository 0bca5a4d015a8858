import type { BoardDef } from '@hausregeln/engine/kit/definition.ts'
import { board as classicBoard } from '../classic/board.ts'
import { chance, community } from '../classic/cards.ts'
import { bookText, deck, effectsOf } from '../own.ts'

/** Where the annual report falls due (B-4.6). */
export const TOWN_HALL_SQUARE = 31

/**
 * K-0.2: the classic board, with its prices in euros. Cards do what the classic ones do; what is otherwise here (the
 * salary on the start, purchases, jail cards to be passed on) their texts tell.
 */
export const board: BoardDef = {
  ...classicBoard,
  currency: bookText('exchange', 'currency'),
  decks: [
    { ...deck('exchange', 'chance', effectsOf(chance)), name: chance.name },
    { ...deck('exchange', 'community', effectsOf(community)), name: community.name },
  ],
}
