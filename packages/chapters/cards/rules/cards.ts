import { STAGE } from '@hausregeln/engine/core/agenda.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { DECK_CARDS } from '@hausregeln/engine/core/limits.ts'
import { drawCard, returnCard, setJailCard } from '@hausregeln/engine/kit/decks.ts'
import { WRITTEN } from '@hausregeln/engine/kit/written.ts'
import { Turn } from '../../turn/rules/stages.ts'

/** The top card of the deck of this space is drawn, carried out and put back; a jail card is kept. */
export function drawHereAndCarryOut(g: Game, frame: number, seat: number): void {
  drawHere(g, frame, seat, keepOrReturn)
}

/** Where a card goes that has been drawn; whether it is carried out now. */
type PutAway = (g: Game, frame: number, seat: number, deck: number, card: number) => boolean

function keepOrReturn(g: Game, frame: number, seat: number, deck: number, card: number): boolean {
  if (card !== g.book.board.jailCardOf[deck]) {
    returnCard(g, deck, card)
    return true
  }
  setJailCard(g, deck, seat)
  g.emit?.('jailCardKept', 'cards', seat, deck)
  g.s.frames[frame + STAGE] = Turn.resolved
  return false
}

/** The top card of the deck of this space is drawn, put away and carried out. */
export function drawHere(g: Game, frame: number, seat: number, putAway: PutAway): void {
  const deck = g.book.board.deckAt[g.s.place[seat]]
  const card = drawCard(g, deck)
  if (card < 0) return
  if (card >= WRITTEN) return carryOutWritten(g, frame, seat, deck)
  g.emit?.('cardDrawn', 'cards', seat, deck, card)
  if (!putAway(g, frame, seat, deck, card)) return
  const { effect, cardA, cardB } = g.book.board
  const at = deck * DECK_CARDS + card
  carryOut(g, frame, seat, effect[at], cardA[at], cardB[at])
}

/** Carries out a card that is none of the rulebook's, and tells what it does. */
function carryOutWritten(g: Game, frame: number, seat: number, deck: number): void {
  const [card, a, b] = g.s.outcome
  g.emit?.('cardWritten', 'cards', seat, deck, card - WRITTEN, a, b)
  carryOut(g, frame, seat, card - WRITTEN, a, b)
}

/** Carries out a card of this effect, with its amounts as `cardA` and `cardB` have them. */
function carryOut(g: Game, frame: number, seat: number, effect: number, first: number, second: number): void {
  g.s.frames[frame + STAGE] = Turn.resolved
  const rule = g.book.carryOut[effect]
  if (rule === undefined) throw new Error(`no such card effect: ${effect}`)
  rule(g, frame, seat, first, second)
}
