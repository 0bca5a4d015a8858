import { Frame, popFrame, SEAT, topFrame, topKind } from '../../core/agenda.ts'
import type { ActionRule } from '../../core/book.ts'
import type { Game, Lens } from '../../core/game.ts'
import { leave } from '../../core/leave.ts'
import { BANK } from '../../core/limits.ts'
import type { Slot } from '../../core/slot.ts'
import { ownsDeeds } from '../../kit/deeds.ts'
import { transfer } from '../../kit/money.ts'
import { sellAllBuildings } from '../building/building.ts'
import { mortgageAll } from '../mortgage/mortgage.ts'
import { sharesOfOthers } from '../shares/holdings.ts'
import { claimsOn, shareByClaims } from './claims.ts'
import { CREDITOR, OWED, reserve } from './debt.ts'

/** A player who cannot pay is out: buildings are sold at half price, and the creditor gets the rest. */
export const bankrupt: ActionRule = {
  code: 19,
  check(l, seat) {
    if (topKind(l) !== Frame.debt || l.s.frames[topFrame(l) + SEAT] !== seat) return 'noDebt'
    return l.s.cash[seat] + reserve(l, seat) >= l.s.frames[topFrame(l) + OWED] ? 'canStillPay' : null
  },
  apply(g, seat) {
    const frame = topFrame(g)
    const creditor = g.s.frames[frame + CREDITOR]
    const amount = g.s.frames[frame + OWED]
    const claims = claimsOn(g, frame, seat, creditor, amount)
    popFrame(g)
    g.s.bankruptcies++
    const toSeveral = claims.filter((claim) => claim > 0).length > 1
    const heir = toSeveral || creditor >= BANK ? BANK : creditor
    const slot: Slot = heir === BANK ? 'bankruptToBank' : 'bankruptToPlayer'
    g.say?.('bankrupt', slot, seat, heir, amount)
    g.book.liquidate(g, seat, creditor)
    const inherits = heir < BANK && leavesSomething(g, seat)
    if (toSeveral) shareByClaims(g, seat, claims)
    else transfer(g, seat, creditor, g.s.cash[seat], slot)
    leave(g, seat, heir)
    if (inherits) g.book.received(g, heir)
  },
}

/** Whether there is anything for an heir: cash, deeds, or shares of others. */
function leavesSomething(l: Lens, seat: number): boolean {
  return l.s.cash[seat] > 0 || ownsDeeds(l, seat) || sharesOfOthers(l, seat) > 0
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

/** A player gives up: as a bankruptcy to the bank. */
export function resign(g: Game, seat: number): void {
  g.say?.('resigned', 'resign', seat)
  g.s.bankruptcies++
  g.book.liquidate(g, seat, BANK)
  transfer(g, seat, BANK, g.s.cash[seat], 'resign')
  leave(g, seat, BANK)
}
