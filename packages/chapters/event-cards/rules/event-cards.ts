import { STAGE } from '@hausregeln/engine/core/agenda.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { DECK_CARDS } from '@hausregeln/engine/core/limits.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { drawCard, reshuffle, returnCard } from '@hausregeln/engine/kit/decks.ts'
import { WRITTEN } from '@hausregeln/engine/kit/written.ts'
import { carryOut } from '../../cards/rules/cards.ts'
import { Again, Turn } from '../../turn/rules/stages.ts'

/** The top card of this space's deck is drawn, laid aside and carried out; with the last one all are shuffled again. */
export function drawEventCard(g: Game, frame: number, seat: number): void {
  const deck = g.book.board.deckAt[g.s.place[seat]]
  const card = drawCard(g, deck)
  if (card < 0) return
  if (card >= WRITTEN) return carryOutWritten(g, frame, seat, deck)
  g.emit?.('cardDrawn', 'cards', seat, deck, card)
  returnCard(g, deck, card)
  if (g.s.undrawn[deck] === 0) reshuffle(g, deck)
  const { effect, cardA, cardB } = g.book.board
  const at = deck * DECK_CARDS + card
  carryOut(g, frame, seat, effect[at], cardA[at], cardB[at])
}

/** Carries out an event card that is none of the rulebook's, and tells what it does. */
function carryOutWritten(g: Game, frame: number, seat: number, deck: number): void {
  const [card, a, b] = g.s.outcome
  g.emit?.('cardWritten', 'cards', seat, deck, card - WRITTEN, a, b)
  carryOut(g, frame, seat, card - WRITTEN, a, b)
}

/** What only event cards do. */
export const ownEffects = {
  sitOut(g, _frame, seat) {
    g.s.parts.turn.skips[seat]++
  },
  throwAgain(g) {
    g.s.again = Again.ordered
  },
  opposite: moveOpposite,
} as const satisfies Chapter['effects']

/** To the other side of the board: the start is not passed, and no further card is drawn there. */
function moveOpposite(g: Game, frame: number, seat: number): void {
  const { spaces, deckAt } = g.book.board
  const from = g.s.place[seat]
  const to = (from + spaces / 2) % spaces
  g.s.place[seat] = to
  g.emit?.('moved', 'cardsOpposite', seat, from, to)
  if (deckAt[to] < 0) g.s.frames[frame + STAGE] = Turn.land
  else g.emit?.('visited', 'cardsOpposite', seat, to)
}
