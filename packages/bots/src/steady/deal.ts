import { bits, type Lens, type Terms } from '@hausregeln/engine'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import type { Picture } from './picture.ts'
import { worth } from './worth.ts'

/** What a deal adds to the worth of both sides: of who proposes it, and of who answers. */
export interface Gains {
  proposer: number
  other: number
}

/** Steps in which the money of a deal is looked for, and how near to the balance is near enough, in units. */
const STEPS = 5
const CLOSE = 0.05

/** Weighs the terms that `seat` proposes. */
export function weigh(p: Picture, l: Lens, seat: number, terms: Readonly<Terms>, gains: Gains): void {
  const own = worth(p, seat)
  const others = worth(p, terms.to)
  const paid = terms.giveCash - terms.getCash
  handOver(p, l, seat, terms.to, terms)
  gainsAt(p, seat, terms, paid, own, others, gains)
  takeBack(p, l, seat, terms.to, terms)
}

/**
 * Finds the money that goes with the goods of `terms`, so that `share` of what both gain together is the proposer's,
 * as far as their cash allows, and writes it into the terms. Money can be worth more than itself to who builds with
 * it, so the balance is searched for along the line through the last two points.
 */
export function evenOut(p: Picture, l: Lens, seat: number, terms: Terms, share: number, gains: Gains): void {
  const own = worth(p, seat)
  const others = worth(p, terms.to)
  const most = Math.max(0, Math.floor(p.cash[seat]!))
  const least = Math.min(0, -Math.floor(p.cash[terms.to]!))
  handOver(p, l, seat, terms.to, terms)
  gainsAt(p, seat, terms, 0, own, others, gains)
  let paid = 0
  let balance = (1 - share) * gains.proposer - share * gains.other
  let slope = -1
  for (let n = 0; n < STEPS && Math.abs(balance) > CLOSE * p.ground.unit; n++) {
    const next = Math.max(least, Math.min(most, paid - Math.round(balance / slope)))
    if (next === paid) break
    gainsAt(p, seat, terms, next, own, others, gains)
    const found = (1 - share) * gains.proposer - share * gains.other
    slope = Math.min(-0.5, (found - balance) / (next - paid))
    balance = found
    paid = next
  }
  takeBack(p, l, seat, terms.to, terms)
  terms.giveCash = Math.max(0, paid)
  terms.getCash = Math.max(0, -paid)
}

/**
 * What a deal is worth to one side that also minds what the other gains, however many rivals there are: so that whoever
 * makes the last offer cannot take nearly all of what both gain together.
 */
export function net(p: Picture, own: number, others: number): number {
  return own - p.tuning.caution * Math.max(0, others)
}

/** The gains if, the goods being handed over, so much is paid. */
function gainsAt(
  p: Picture,
  seat: number,
  terms: Readonly<Terms>,
  paid: number,
  own: number,
  others: number,
  gains: Gains,
): void {
  const cards =
    (bits(terms.getCards).length - bits(terms.giveCards).length) * p.tuning.jailCard * p.ground.book.jail.bail
  p.cash[seat]! -= paid
  p.cash[terms.to]! += paid
  gains.proposer = worth(p, seat) - own + cards
  gains.other = worth(p, terms.to) - others - cards
  p.cash[seat]! += paid
  p.cash[terms.to]! -= paid
}

/** Hands over the deeds of the terms in the picture, and books the interest on mortgaged ones. */
function handOver(p: Picture, l: Lens, seat: number, to: number, t: Readonly<Terms>): void {
  moveAll(p, l, t.giveLow, t.giveHigh, to, to, -1)
  moveAll(p, l, t.getLow, t.getHigh, seat, seat, -1)
}

function takeBack(p: Picture, l: Lens, seat: number, to: number, t: Readonly<Terms>): void {
  moveAll(p, l, t.giveLow, t.giveHigh, seat, to, 1)
  moveAll(p, l, t.getLow, t.getHigh, to, seat, 1)
}

/** Moves the deeds of a mask to `owner`; the interest on mortgaged ones goes to (1) or from (-1) the cash of `payer`. */
function moveAll(p: Picture, l: Lens, low: number, high: number, owner: number, payer: number, sign: number): void {
  for (let left = low, base = 0; left !== 0 || (base === 0 && high !== 0); left &= left - 1) {
    if (left === 0) {
      left = high
      base = 32
    }
    const deed = base + 31 - Math.clz32(left & -left)
    if (p.mortgaged[deed] !== 0) p.cash[payer]! += sign * interest(l, deed)
    p.move(deed, owner)
  }
}
