import type { Terms } from '@hausregeln/engine/core/action/terms.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import { setJailCard } from '@hausregeln/engine/kit/decks.ts'
import { interest, setOwner } from '@hausregeln/engine/kit/deeds.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { markFresh } from '../../mortgage/rules/fresh.ts'
import { hasDeed } from './offers.ts'

/** Cash, deeds and jail cards change hands; then each pays the interest on the mortgaged deeds received. */
export function handOver(g: Game, proposer: number, other: number, terms: Readonly<Terms>): void {
  const { giveCash, getCash, giveCards, getCards } = terms
  if (giveCash > 0) transfer(g, proposer, other, giveCash, 'trade')
  if (getCash > 0) transfer(g, other, proposer, getCash, 'trade')
  for (let deck = 0; deck < g.book.board.decks; deck++) {
    if ((giveCards >>> deck) & 1) handOverCard(g, deck, other)
    if ((getCards >>> deck) & 1) handOverCard(g, deck, proposer)
  }
  const { giveLow, giveHigh, getLow, getHigh } = terms
  for (let deed = 0; deed < g.book.board.deeds; deed++) {
    if (hasDeed(giveLow, giveHigh, deed)) handOverDeed(g, deed, other)
    else if (hasDeed(getLow, getHigh, deed)) handOverDeed(g, deed, proposer)
  }
}

function handOverCard(g: Game, deck: number, to: number): void {
  setJailCard(g, deck, to)
  g.emit?.('jailCardKept', 'trade', to, deck)
}

/** A deed changes hands; on a mortgaged one the interest is due at once, and it may still be lifted without. */
export function handOverDeed(g: Game, deed: number, to: number): void {
  setOwner(g, deed, to)
  if (g.s.mortgaged[deed] === 0) return
  transfer(g, to, BANK, interest(g, deed), 'transferInterest', deed)
  markFresh(g, deed)
}
