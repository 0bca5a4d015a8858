import type { GameView, Terms } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Gains } from '../reading/gains.ts'
import type { Picture } from '../reading/picture.ts'
import { handOver, takeBack, worthOfCards } from '../reading/swap.ts'
import { standing, worth } from '../worth/worth.ts'
import { shareOf } from './heed.ts'

/** Steps in which the money of a deal is looked for, and how near to the balance is near enough, in units. */
const STEPS = 5
const CLOSE = 0.05

/** Weighs the terms that `seat` proposes. */
export function weigh(p: Picture, l: GameView, seat: SeatNo, terms: Readonly<Terms>, gains: Gains): void {
  const own = standing(p, seat)
  const others = standing(p, terms.to)
  const money = p.cash[seat]
  const othersMoney = p.cash[terms.to]
  const paid = terms.giveCash - terms.getCash
  handOver(p, l, seat, terms, gains)
  gainsAt(p, seat, terms, paid, own, others, gains)
  takeBack(p, seat, money, terms.to, othersMoney)
}

/**
 * Finds the money that goes with the goods of `terms`, so that the proposer has its share of what both gain together
 * (see `shareOf`), as far as their cash allows, and writes it into the terms. Money can be worth more than itself to
 * who builds with it, so the balance is searched for along the line through the last two points.
 */
export function evenOut(p: Picture, l: GameView, seat: SeatNo, terms: Terms, nerve: number, gains: Gains): void {
  balance(p, l, seat, terms, nerve, true, 0, gains)
}

/** The same, so that this part of what both gain is the proposer's, after the other has had so much (`left`) of it. */
export function evenOutBy(
  p: Picture,
  l: GameView,
  seat: SeatNo,
  terms: Terms,
  share: number,
  left: number,
  gains: Gains,
): void {
  balance(p, l, seat, terms, share, false, left, gains)
}

function balance(
  p: Picture,
  l: GameView,
  seat: SeatNo,
  terms: Terms,
  wanted: number,
  isNerve: boolean,
  leaves: number,
  gains: Gains,
): void {
  const own = standing(p, seat)
  const others = standing(p, terms.to)
  const money = p.cash[seat]
  const othersMoney = p.cash[terms.to]
  const most = Math.max(0, Math.floor(money))
  const least = Math.min(0, 0 - Math.floor(othersMoney))
  handOver(p, l, seat, terms, gains)
  gainsAt(p, seat, terms, 0, own, others, gains)
  const share = isNerve ? shareOf(p, l, seat, terms.to, gains, wanted) : wanted
  let paid = 0
  let left = (1 - share) * gains.proposer - share * (gains.other - leaves)
  let slope = -1
  for (let n = 0; n < STEPS && Math.abs(left) > CLOSE * p.ground.unit; n++) {
    const next = Math.max(least, Math.min(most, paid - Math.round(left / slope)))
    if (next === paid) break
    gainsAt(p, seat, terms, next, own, others, gains)
    const found = (1 - share) * gains.proposer - share * (gains.other - leaves)
    slope = Math.min(-0.5, (found - left) / (next - paid))
    left = found
    paid = next
  }
  takeBack(p, seat, money, terms.to, othersMoney)
  terms.giveCash = Math.max(0, paid)
  // Not −paid: of nothing that would be −0, no whole number to a compiler.
  terms.getCash = Math.max(0, 0 - paid)
}

/** The gains if, the goods being handed over, so much is paid. */
function gainsAt(
  p: Picture,
  seat: SeatNo,
  terms: Readonly<Terms>,
  paid: number,
  own: number,
  others: number,
  gains: Gains,
): void {
  const cards = worthOfCards(p, terms)
  p.cash[seat] -= paid
  p.cash[terms.to] += paid
  gains.proposer = worth(p, seat) - own + cards
  gains.other = worth(p, terms.to) - others - cards
  p.cash[seat] += paid
  p.cash[terms.to] -= paid
}
