import { STAGE, topFrame } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { BANK, NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { firstOwnerIn, setOwner } from '@hausregeln/engine/kit/deeds.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { costOf, levy } from '@hausregeln/engine/kit/surcharge.ts'
import { openAuction } from '../../auction-open/rules/auction-open.ts'
import { Turn } from '../../turn/rules/stages.ts'
import { checkOnTurn, turnStage } from '../../turn/rules/turn.ts'
import { inOwnTurn } from '../../turn/rules/when.ts'
import { buyersOf } from './early.ts'

/** A player who lands on an unsold property has the first right to buy it at the printed price. */
export function offerForSale(g: Game, frame: number, seat: number, deed: number): void {
  const refusal = g.book.policies.mayBuy(g, seat, deed)
  if (refusal !== null) {
    g.s.frames[frame + STAGE] = Turn.resolved
    g.emit?.(
      'notForSale',
      g.book.words.refusals[refusal] ?? 'purchase',
      seat,
      deed,
      firstOwnerIn(g, g.book.board.groupOf[deed]),
    )
    return
  }
  g.s.frames[frame + STAGE] = Turn.buy
  g.emit?.('offeredForSale', 'purchase', seat, deed, g.book.board.price[deed])
}

function deedHere(l: GameView, seat: number): number {
  return l.book.board.deedAt[l.s.place[seat]]
}

function checkForSale(l: GameView, seat: number): Refusal | null {
  const refusal = checkOnTurn(l, seat)
  if (refusal !== null) return refusal
  return turnStage(l) === Turn.buy ? null : 'nothingForSale'
}

/** Where one stands on what is not for sale: the reason why not. */
function whyNotForSale(l: GameView, seat: number): Refusal {
  const deed = deedHere(l, seat)
  const isFree = deed >= 0 && l.s.owner[deed] === NOBODY
  return (isFree ? l.book.policies.mayBuy(l, seat, deed) : null) ?? 'nothingForSale'
}

export const buy: ActionRule = {
  name: 'buy',
  listed: inOwnTurn(Turn.buy),
  check(l, seat) {
    const refusal = checkForSale(l, seat)
    if (refusal !== null) return refusal === 'nothingForSale' ? whyNotForSale(l, seat) : refusal
    const price = l.book.board.price[deedHere(l, seat)]
    return l.s.cash[seat] < costOf(l, seat, price) ? 'cannotAfford' : null
  },
  apply(g, seat) {
    const deed = deedHere(g, seat)
    g.s.frames[topFrame(g) + STAGE] = Turn.resolved
    transfer(g, seat, BANK, g.book.board.price[deed], 'purchase', deed)
    levy(g, seat, g.book.board.price[deed])
    setOwner(g, deed, seat)
    g.book.policies.bought(g, seat, deed)
  },
}

export const decline: ActionRule = {
  name: 'decline',
  listed: inOwnTurn(Turn.buy),
  check: checkForSale,
  apply(g, seat) {
    const deed = deedHere(g, seat)
    g.s.frames[topFrame(g) + STAGE] = Turn.resolved
    g.emit?.('declined', 'declined', seat, deed)
    g.book.policies.declined(g, deed)
  },
}

/**
 * A free property is auctioned as soon as somebody lands on it, among all who may buy; while nobody may, it is not for
 * sale.
 */
export function auctionOpenly(g: Game, frame: number, seat: number, deed: number): void {
  const buyers = buyersOf(g, deed)
  if (buyers === 0) return offerForSale(g, frame, seat, deed)
  g.s.frames[frame + STAGE] = Turn.resolved
  openAuction(g, deed, buyers)
}

/** What is not bought is auctioned at once; all who may buy may bid, the one who declined included. */
export function auctionToAll(g: Game, deed: number): void {
  openAuction(g, deed, buyersOf(g, deed))
}

/** What is not bought stays with the bank. */
export function staysWithBank(): void {}
