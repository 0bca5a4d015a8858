import type { DeedNo, Lens, SeatNo, Terms } from '@hausregeln/engine'
import { cell } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import { type Gains, Growth, shareOf } from './heed.ts'
import type { Picture } from './picture.ts'
import { standing, worth } from './worth.ts'

/** Steps in which the money of a deal is looked for, and how near to the balance is near enough, in units. */
const STEPS = 5
const CLOSE = 0.05

/** Weighs the terms that `seat` proposes. */
export function weigh(p: Picture, l: Lens, seat: SeatNo, terms: Readonly<Terms>, gains: Gains): void {
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
export function evenOut(p: Picture, l: Lens, seat: SeatNo, terms: Terms, nerve: number, gains: Gains): void {
  balance(p, l, seat, terms, nerve, true, 0, gains)
}

/** The same, so that this part of what both gain is the proposer's, after the other has had so much (`left`) of it. */
export function evenOutBy(
  p: Picture,
  l: Lens,
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
  l: Lens,
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

/** What the proposer gains by the jail cards of the terms. */
export function worthOfCards(p: Picture, { getCards, giveCards }: Readonly<Terms>): number {
  return (popCount(getCards) - popCount(giveCards)) * p.tuning.jailCard * p.ground.book.ways.jail.bail
}

/**
 * Hands over the deeds of the terms in the picture, books the interest on mortgaged ones, and notes whose groups grow.
 */
export function handOver(p: Picture, l: Lens, seat: SeatNo, t: Readonly<Terms>, gains: Gains): void {
  const { to } = t
  const own = p.wholes[seat]
  const others = p.wholes[to]
  const otherGrows = lendAll(p, l, t.giveLow, t.giveHigh, to)
  const proposerGrows = lendAll(p, l, t.getLow, t.getHigh, seat)
  gains.proposerGrows = (p.wholes[seat] & ~own) !== 0 ? Growth.whole : proposerGrows
  gains.otherGrows = (p.wholes[to] & ~others) !== 0 ? Growth.whole : otherGrows
}

/** Takes all deeds back; both have the money again that they had before. */
export function takeBack(p: Picture, seat: SeatNo, money: number, to: SeatNo, othersMoney: number): void {
  p.giveBackAll()
  p.cash[seat] = money
  p.cash[to] = othersMoney
}

/**
 * Hands the deeds of a mask to `owner`, who pays the interest on mortgaged ones. Returns whether the owner then has
 * several deeds of a group of which one was moved.
 */
function lendAll(p: Picture, l: Lens, low: number, high: number, owner: SeatNo): number {
  const { groupOf } = p.ground.book.board
  let grows: number = Growth.none
  for (let left = low, base = 0; left !== 0 || (base === 0 && high !== 0); left &= left - 1) {
    if (left === 0) {
      left = high
      base = 32
    }
    const deed: DeedNo = base + 31 - Math.clz32(left & -left)
    if (p.mortgaged[deed] !== 0) p.cash[owner] -= interest(l, deed)
    p.lend(deed, owner)
    const group = groupOf[deed]
    if (p.held[cell(owner * p.groups, group)] > 1) grows = Growth.part
  }
  return grows
}

/** The same goods seen from the other side, without money. */
export function turnAround(from: Readonly<Terms>, into: Terms, to: SeatNo): void {
  into.clear()
  into.to = to
  into.giveLow = from.getLow
  into.giveHigh = from.getHigh
  into.giveCards = from.getCards
  into.getLow = from.giveLow
  into.getHigh = from.giveHigh
  into.getCards = from.giveCards
}
