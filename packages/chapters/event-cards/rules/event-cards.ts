import { STAGE } from '@hausregeln/engine/core/agenda.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { reshuffle, returnCard } from '@hausregeln/engine/kit/decks.ts'
import { drawHere } from '../../cards/rules/cards.ts'
import { Again, Turn } from '../../turn/rules/stages.ts'

/** The top card of this space's deck is drawn, laid aside and carried out; with the last one all are shuffled again. */
export function drawEventCard(g: Game, frame: number, seat: number): void {
  drawHere(g, frame, seat, layAside)
}

function layAside(g: Game, _frame: number, _seat: number, deck: number, card: number): boolean {
  returnCard(g, deck, card)
  if (g.s.undrawn[deck] === 0) reshuffle(g, deck)
  return true
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
