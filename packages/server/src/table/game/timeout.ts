import { createBot } from '@hausregeln/bots'
import { type ActionName, codeOf, type Game, legalActions, type Move, moveOf } from '@hausregeln/engine'

/** What a seat that says nothing is taken to have said: the first of these that is legal. */
const SILENCE: readonly ActionName[] = ['pass', 'decline', 'leaveIt', 'refuse', 'stay', 'throw', 'endTurn', 'sealedBid']

/**
 * The answer by default of a seat that must decide: it buys nothing, bids nothing (sealed: the least that is allowed)
 * and throws when it must throw. Where silence is no answer, in debt, the bot `plain` answers.
 */
export function defaultMove(game: Game, seat: number): Move {
  const legal = legalActions(game, seat)
  for (const name of SILENCE) {
    const found = legal.find(({ action }) => codeOf(action) === game.book.codes[name])
    if (found !== undefined) return moveOf(game, found.action)
  }
  return moveOf(game, createBot('plain').decide(game.shown, seat, game.terms))
}
