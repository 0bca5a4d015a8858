import { Chance, chance } from '../core/chance.ts'
import type { Game } from '../core/game.ts'
import { DECK_CARDS, NOBODY } from '../core/limits.ts'
import { WRITTEN } from './written.ts'

/**
 * Draws the top card of a deck and takes it out; -1 while chance has not said which.
 * Cards that nobody has seen since the shuffle lie above those that were put back, whose order is known.
 * From `WRITTEN` on it is none of the rulebook's: the real table has told what it does (see kit/written.ts).
 */
export function drawCard(g: Game, deck: number): number {
  const s = g.s
  if (s.undrawn[deck] !== 0) {
    if (!chance(g, Chance.card, deck)) return -1
    const card = s.outcome[0]
    if (card >= WRITTEN) loosen(g, deck)
    else s.undrawn[deck] &= ~(1 << card)
    return card
  }
  const head = s.pileHead[deck]
  const card = s.pile[deck * DECK_CARDS + head]
  s.pile[deck * DECK_CARDS + head] = 0
  s.pileLength[deck]--
  s.pileHead[deck] = s.pileLength[deck] === 0 ? 0 : (head + 1) % DECK_CARDS
  return card
}

/** A deck that holds other cards than the rulebook's: from now on no draw from it tells what is left. */
function loosen(g: Game, deck: number): void {
  if (g.s.pileLength[deck] !== 0) forgetOrder(g, deck)
  g.s.loose |= 1 << deck
}

/** Puts a card back under its deck. */
export function returnCard(g: Game, deck: number, card: number): void {
  const s = g.s
  if ((s.loose >>> deck) & 1) {
    s.undrawn[deck] |= 1 << card
    return
  }
  s.pile[deck * DECK_CARDS + ((s.pileHead[deck] + s.pileLength[deck]) % DECK_CARDS)] = card
  s.pileLength[deck]++
}

/** Shuffles the seen cards of a deck in with those that nobody has seen: their order is forgotten. */
export function reshuffle(g: Game, deck: number): void {
  forgetOrder(g, deck)
  g.emit?.('cardsShuffled', 'cardsShuffled', deck)
}

function forgetOrder(g: Game, deck: number): void {
  const s = g.s
  for (let i = 0; i < s.pileLength[deck]; i++)
    s.undrawn[deck] |= 1 << s.pile[deck * DECK_CARDS + ((s.pileHead[deck] + i) % DECK_CARDS)]
  s.pile.fill(0, deck * DECK_CARDS, (deck + 1) * DECK_CARDS)
  s.pileHead[deck] = 0
  s.pileLength[deck] = 0
}

/** A deck's jail card goes to a seat, or, with `NOBODY`, out of all hands. */
export function setJailCard(g: Game, deck: number, holder: number): void {
  if (g.s.open !== 0) for (const matter of g.book.matters) matter.onJailCard?.(g, deck)
  g.s.jailCard[deck] = holder
}

/** A held jail card goes back under its deck. */
export function returnJailCard(g: Game, deck: number): void {
  const holder = g.s.jailCard[deck]
  setJailCard(g, deck, NOBODY)
  returnCard(g, deck, g.book.board.jailCardOf[deck])
  // Where no chapter lets it be played, it is a card like any other.
  g.emit?.('jailCardReturned', g.book.rules.jailCard === undefined ? 'cards' : 'jailCard', holder, deck)
}

/** Takes a card out of its deck, wherever it lies in it. */
export function takeCard(g: Game, deck: number, card: number): void {
  const s = g.s
  s.undrawn[deck] &= ~(1 << card)
  const at = (position: number) => deck * DECK_CARDS + ((s.pileHead[deck] + position) % DECK_CARDS)
  const rest: number[] = []
  for (let i = 0; i < s.pileLength[deck]; i++) if (s.pile[at(i)] !== card) rest.push(s.pile[at(i)])
  s.pile.fill(0, deck * DECK_CARDS, (deck + 1) * DECK_CARDS)
  rest.forEach((other, i) => {
    s.pile[at(i)] = other
  })
  s.pileLength[deck] = rest.length
  if (rest.length === 0) s.pileHead[deck] = 0
}
