import { popFrame, SEAT, topFrame, topKind } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { leave } from '@hausregeln/engine/core/leave.ts'
import { BANK, FRAME_WORDS } from '@hausregeln/engine/core/limits.ts'
import type { Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { ownsDeeds } from '@hausregeln/engine/kit/deeds.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { sellAllBuildings, sellUntil } from '../../building/rules/building.ts'
import { mortgageAll, mortgageUntil } from '../../mortgage/rules/mortgage.ts'
import { demandAllOf, rentsOf } from '../../rent/rules/rent.ts'
import { claimsOn, shareByClaims, totalOf } from './claims.ts'
import { isDebtOf, OWED, payDebt, reserve } from './debt.ts'

/** A player who cannot pay is out: buildings are sold at half price, and the creditor gets the rest. */
export const bankrupt: ActionRule = {
  name: 'bankrupt',
  listed: { during: ['debt'] },
  check(l, seat) {
    if (topKind(l) !== DEBT_FRAME || l.s.frames[topFrame(l) + SEAT] !== seat) return 'noDebt'
    return l.s.cash[seat] + reserve(l, seat) >= l.s.frames[topFrame(l) + OWED] ? 'canStillPay' : null
  },
  apply(g, seat) {
    const claims = claimsOn(g, seat)
    const amount = g.s.frames[topFrame(g) + OWED]
    popFrame(g)
    goBankrupt(g, seat, claims, amount)
  },
}

/**
 * `seat` cannot pay `amount`, and is out. A single creditor is the heir; several share the cash, and the bank has the
 * rest.
 */
function goBankrupt(g: Game, seat: number, claims: Int32Array, amount: number): void {
  const toSeveral = claims.filter((claim) => claim > 0).length > 1
  const creditor = claims.findIndex((claim) => claim > 0)
  const heir = toSeveral || creditor >= BANK || !g.book.policies.inheritance ? BANK : creditor
  const slot: Slot = toSeveral || creditor >= BANK ? 'bankruptToBank' : 'bankruptToPlayer'
  g.s.parts.ending.bankruptcies++
  g.emit?.('bankrupt', slot, seat, heir, amount)
  g.book.policies.liquidate(g, seat, creditor)
  const inherits = heir < BANK && leavesSomething(g, seat)
  if (toSeveral) shareByClaims(g, seat, claims)
  else transfer(g, seat, creditor, g.s.cash[seat], slot)
  leave(g, seat, heir)
  if (inherits) g.book.policies.received(g, heir)
}

/** Whether there is anything for an heir. */
function leavesSomething(l: GameView, seat: number): boolean {
  return l.s.cash[seat] > 0 || ownsDeeds(l, seat) || l.book.policies.leavesMore(l, seat)
}

/** Buildings are sold at half price; mortgages stay as they are. */
export function sellBuildings(g: Game, seat: number): void {
  sellAllBuildings(g, seat)
}

/** Buildings are sold and, where players are owed, all deeds are mortgaged: as much of the debt as can be is paid. */
export function sellBuildingsAndMortgageAll(g: Game, seat: number, creditor: number): void {
  sellAllBuildings(g, seat)
  if (creditor < BANK) mortgageAll(g, seat)
}

/**
 * A player gives up. What it owes is paid first, and rent that can still be demanded counts as demanded; if all that it
 * could raise is not enough, that is its bankruptcy. What is left goes as in a bankruptcy to the bank: nobody inherits.
 */
export function resign(g: Game, seat: number): void {
  g.emit?.('resigned', 'resign', seat)
  const claims = claimsOn(g, seat)
  const owed = totalOf(claims) + rentsOf(g, seat)
  if (owed > g.s.cash[seat] + reserve(g, seat)) {
    demandAllOf(g, seat, (owner, amount) => {
      claims[owner] += amount
    })
    return goBankrupt(g, seat, claims, owed)
  }
  raiseCash(g, seat, owed)
  payAll(g, seat)
  g.s.parts.ending.bankruptcies++
  g.book.policies.liquidate(g, seat, BANK)
  transfer(g, seat, BANK, g.s.cash[seat], 'resign')
  leave(g, seat, BANK)
}

/** Buildings are sold, then deeds mortgaged, until the cash is enough. */
function raiseCash(g: Game, seat: number, needed: number): void {
  sellUntil(g, seat, needed)
  mortgageUntil(g, seat, needed)
}

/** Pays open debts, rents and whatever else is owed: the cash for it is there. */
function payAll(g: Game, seat: number): void {
  for (let frame = topFrame(g); frame >= 0; frame -= FRAME_WORDS) if (isDebtOf(g, frame, seat)) payDebt(g, frame)
  demandAllOf(g, seat, (owner, amount, deed) => transfer(g, seat, owner, amount, 'rentDemand', deed))
  claimsOn(g, seat).forEach((claim, creditor) => {
    if (claim > 0) transfer(g, seat, creditor, claim, 'debt')
  })
}
