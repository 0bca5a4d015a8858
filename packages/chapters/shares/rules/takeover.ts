import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { leave } from '@hausregeln/engine/core/leave.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import type { Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { ownsDeeds } from '@hausregeln/engine/kit/deeds.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { inTurnOrder } from '@hausregeln/engine/kit/seats.ts'
import { estateIsFree, estateToHeir, inherit, returnJailCards } from '../../estate/rules/estate.ts'
import { holdsOthers, majority, sharesEach, sharesOf } from './holdings.ts'
import { moveShares } from './register.ts'

/** Who else holds most shares of a player: in a tie the first in turn order after the player; the bank comes last. */
function largestHolder(l: GameView, issuer: number): number {
  let largest = BANK
  let most = 0
  for (let step = 1; step < l.s.seats; step++) {
    const holder = (issuer + step) % l.s.seats
    const held = sharesOf(l, issuer, holder)
    if (held <= most) continue
    largest = holder
    most = held
  }
  return sharesOf(l, issuer, BANK) > most ? BANK : largest
}

/**
 * A player who holds none of their own shares any more is taken over: the cash is split by the shares; the properties
 * and the shares of others go to the player who has a majority, else back to the bank.
 */
export function takeOver(g: Game, seat: number): void {
  const largest = largestHolder(g, seat)
  const held = sharesOf(g, seat, largest)
  const heir = held >= majority(g.book) ? largest : BANK
  g.emit?.('takenOver', 'takeover', seat, heir, held)
  let receivers = splitCash(g, seat, largest)
  if (ownsDeeds(g, seat) || holdsOthers(g, seat)) receivers |= 1 << heir
  leave(g, seat, heir, estateOfTakenOver)
  for (const receiver of inTurnOrder(g, receivers & g.s.alive)) g.book.policies.received(g, receiver)
}

/**
 * By the shares, rounded down; the rest to the largest holder. Returns who has received something, a bit an account.
 */
function splitCash(g: Game, seat: number, largest: number): number {
  const cash = g.s.cash[seat]
  let receivers = 0
  for (let step = 1; step <= g.s.seats; step++) {
    const holder = step < g.s.seats ? (seat + step) % g.s.seats : BANK
    const part = Math.floor((cash * sharesOf(g, seat, holder)) / sharesEach(g.book))
    if (holder !== largest) receivers |= payPart(g, seat, holder, part)
  }
  return receivers | payPart(g, seat, largest, g.s.cash[seat])
}

function payPart(g: Game, seat: number, holder: number, part: number): number {
  if (part === 0) return 0
  transfer(g, seat, holder, part, 'takeover')
  return 1 << holder
}

/**
 * Buildings stay on what goes to an heir, who owes the interest on mortgaged deeds; to the bank everything goes back
 * bare.
 */
function estateOfTakenOver(g: Game, seat: number, heir: number): void {
  handOnShares(g, seat, heir, 'takeover')
  returnJailCards(g, seat)
  if (heir === BANK) estateIsFree(g, seat)
  else inherit(g, seat, heir)
}

/** A bankrupt's shares of others go to the creditor or to the bank, with everything else. */
export function estateWithShares(g: Game, seat: number, heir: number): void {
  handOnShares(g, seat, heir, 'shareEstate')
  estateToHeir(g, seat, heir)
}

function handOnShares(g: Game, seat: number, heir: number, slot: Slot): void {
  for (let issuer = 0; issuer < g.s.seats; issuer++) {
    const held = sharesOf(g, issuer, seat)
    if (held > 0) moveShares(g, issuer, seat, heir, held, 0, slot)
  }
}
