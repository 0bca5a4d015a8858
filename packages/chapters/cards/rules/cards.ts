import { STAGE } from '@hausregeln/engine/core/agenda.ts'
import { Space } from '@hausregeln/engine/core/board.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { BANK, DECK_CARDS } from '@hausregeln/engine/core/limits.ts'
import { drawCard, returnCard, setJailCard } from '@hausregeln/engine/kit/decks.ts'
import { Effect, type EffectName } from '@hausregeln/engine/kit/effects.ts'
import { Fee, feeAccount, owe, transfer } from '@hausregeln/engine/kit/money.ts'
import { WRITTEN } from '@hausregeln/engine/kit/written.ts'
import { hotelLevel } from '../../building/rules/levels.ts'
import { advanceTo, retreat, sendToJail } from '../../turn/rules/moving.ts'
import { CARD_RENT, Turn } from '../../turn/rules/stages.ts'
import { collectFromEach, payEach } from './pay-each.ts'

/** The top card of the deck of this space is drawn, carried out and put back; a jail card is kept. */
export function drawHereAndCarryOut(g: Game, frame: number, seat: number): void {
  const deck = g.book.board.deckAt[g.s.place[seat]]
  const card = drawCard(g, deck)
  if (card < 0) return
  if (card >= WRITTEN) return carryOutWritten(g, frame, seat, deck)
  g.emit?.('cardDrawn', 'cards', seat, deck, card)
  if (card === g.book.board.jailCardOf[deck]) {
    setJailCard(g, deck, seat)
    g.emit?.('jailCardKept', 'cards', seat, deck)
    g.s.frames[frame + STAGE] = Turn.resolved
    return
  }
  returnCard(g, deck, card)
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
export function carryOut(g: Game, frame: number, seat: number, effect: number, amount: number, second: number): void {
  const words = g.s.frames
  words[frame + STAGE] = Turn.resolved
  switch (effect) {
    case Effect.advanceTo:
      advanceTo(g, seat, amount)
      words[frame + STAGE] = Turn.land
      return
    case Effect.nextUtility:
      return advanceToNext(g, frame, seat, Space.utility, amount)
    case Effect.nextStation:
      return advanceToNext(g, frame, seat, Space.station, -amount)
    case Effect.back:
      retreat(g, seat, amount)
      words[frame + STAGE] = Turn.land
      return
    case Effect.toJail:
      return sendToJail(g, frame, seat, 'goToJail')
    case Effect.receive:
      return transfer(g, BANK, seat, amount, 'cards')
    case Effect.pay:
      owe(g, seat, feeAccount(g, Fee.card), amount, 'cards')
      return
    case Effect.receiveEach:
      return collectFromEach(g, seat, amount)
    case Effect.nothing:
      return
    case Effect.payEach:
      return payEach(g, seat, amount)
    case Effect.repairs:
      owe(g, seat, feeAccount(g, Fee.card), repairs(g, seat, amount, second), 'cards')
      return
    default:
      throw new Error(`no such card effect: ${effect}`)
  }
}

/** On to the next space of a kind; `cardRent` is what is owed there if another owns it. */
function advanceToNext(g: Game, frame: number, seat: number, kind: number, cardRent: number): void {
  const { spaces, kind: kinds } = g.book.board
  let space = g.s.place[seat]
  do space = (space + 1) % spaces
  while (kinds[space] !== kind)
  advanceTo(g, seat, space)
  g.s.frames[frame + CARD_RENT] = cardRent
  g.s.frames[frame + STAGE] = Turn.land
}

function repairs(g: Game, seat: number, house: number, hotel: number): number {
  let sum = 0
  for (let deed = 0; deed < g.book.board.deeds; deed++) {
    if (g.s.owner[deed] !== seat) continue
    const level = g.s.level[deed]
    sum += level === hotelLevel(g) ? hotel : level * house
  }
  return sum
}

/** What `carryOut` carries out. */
export const COMMON_EFFECTS: readonly EffectName[] = [
  'advanceTo',
  'nextUtility',
  'nextStation',
  'back',
  'toJail',
  'receive',
  'pay',
  'receiveEach',
  'payEach',
  'repairs',
  'nothing',
]
