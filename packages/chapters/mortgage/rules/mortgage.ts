import { findFrame, isExclusive, SEAT } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { interest, isHeldByBuildings, touchDeed } from '@hausregeln/engine/kit/deeds.ts'
import { bankPays, fromBank, transfer } from '@hausregeln/engine/kit/money.ts'
import { costOf, levy, netOf } from '@hausregeln/engine/kit/surcharge.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { AT_ANY_TIME } from '../../turn/rules/when.ts'
import { isFresh } from './fresh.ts'

function checkOwn(l: GameView, seat: number, deed: number): Refusal | null {
  if (isExclusive(l)) return 'auctionRuns'
  if (deed >= l.book.board.deeds) return 'noSuchDeed'
  return l.s.owner[deed] === seat ? null : 'notYourDeed'
}

/** What lifting costs: the mortgage plus interest, unless the interest has just been paid on a transfer. */
export function liftCost(l: GameView, deed: number): number {
  return l.book.board.mortgageValue[deed] + (isFresh(l, deed) ? 0 : interest(l, deed))
}

export const mortgageDeed: ActionRule = {
  name: 'mortgage',
  listed: { ...AT_ANY_TIME, deeds: 'own', mustNot: ['mortgaged', 'built'] },
  check(l, seat, deed) {
    const refusal = checkOwn(l, seat, deed)
    if (refusal !== null) return refusal
    if (l.s.mortgaged[deed] !== 0) return 'alreadyMortgaged'
    return isHeldByBuildings(l, deed) ? 'groupBuilt' : null
  },
  apply: mortgageOne,
}

function mortgageOne(g: Game, seat: number, deed: number): void {
  levy(g, seat, borrowOn(g, seat, deed))
}

/** Mortgages deeds of a seat whose buildings are sold, one after the other, until it has this much cash. */
export function mortgageUntil(g: Game, seat: number, needed: number): void {
  for (let deed = 0; deed < g.book.board.deeds && g.s.cash[seat] < needed; deed++)
    if (g.s.owner[deed] === seat && g.s.mortgaged[deed] === 0) mortgageOne(g, seat, deed)
}

/** Returns what the bank lends on it. */
function borrowOn(g: Game, seat: number, deed: number): number {
  const loan = fromBank(g, g.book.board.mortgageValue[deed])
  if (g.s.open !== 0) touchDeed(g, deed)
  g.s.mortgage(deed, 1)
  g.emit?.('mortgaged', 'mortgage', seat, deed, loan)
  return bankPays(g, seat, loan, 'mortgage', deed)
}

/** Mortgages every unmortgaged deed of a seat whose buildings are sold. */
export function mortgageAll(g: Game, seat: number): void {
  for (let deed = 0; deed < g.book.board.deeds; deed++)
    if (g.s.owner[deed] === seat && g.s.mortgaged[deed] === 0) borrowOn(g, seat, deed)
}

/** A debtor raises money and does not spend it on interest. */
function owesNow(l: GameView, seat: number): boolean {
  const debt = findFrame(l, DEBT_FRAME)
  return debt >= 0 && l.s.frames[debt + SEAT] === seat
}

export const lift: ActionRule = {
  name: 'lift',
  listed: { ...AT_ANY_TIME, deeds: 'own', must: ['mortgaged'], mustNot: ['dear'] },
  check(l, seat, deed) {
    const refusal = checkOwn(l, seat, deed)
    if (refusal !== null) return refusal
    if (l.s.mortgaged[deed] === 0) return 'notMortgaged'
    if (owesNow(l, seat)) return 'debtFirst'
    return l.s.cash[seat] < costOf(l, seat, liftCost(l, deed)) ? 'liftTooDear' : null
  },
  apply(g, seat, deed) {
    const cost = liftCost(g, deed)
    if (g.s.open !== 0) touchDeed(g, deed)
    g.s.mortgage(deed, 0)
    g.emit?.('lifted', 'lift', seat, deed, cost)
    transfer(g, seat, BANK, cost, 'lift', deed)
    levy(g, seat, cost)
  },
}

/** What mortgaging its unmortgaged deeds leaves a seat, once they are unbuilt. */
export function mortgageReserve(l: GameView, seat: number): number {
  let value = 0
  for (let deed = 0; deed < l.book.board.deeds; deed++) if (l.s.owner[deed] === seat) value += loanOn(l, seat, deed)
  return value
}

/** What a mortgage on this deed would leave a seat that owns it; nothing on a mortgaged one. */
export function loanOn(l: GameView, seat: number, deed: number): number {
  return l.s.mortgaged[deed] === 0 ? netOf(l, seat, l.book.board.mortgageValue[deed]) : 0
}
