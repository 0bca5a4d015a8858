import { bits, type Lens, type Terms } from '@hausregeln/engine'
import { hasDeed } from '@hausregeln/engine/chapters/trade/offers.ts'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import type { Picture } from './picture.ts'
import { caution } from './price.ts'
import { worth } from './worth.ts'

/** What a deal adds to the worth of both sides: of who proposes it, and of who answers. */
export interface Gains {
  proposer: number
  other: number
}

/** Steps in which the money of a deal is found: gains are all but straight lines of it. */
const STEPS = 3

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
 * as far as their cash allows, and writes it into the terms.
 */
export function evenOut(p: Picture, l: Lens, seat: number, terms: Terms, share: number, gains: Gains): void {
  const own = worth(p, seat)
  const others = worth(p, terms.to)
  const most = Math.floor(p.cash[seat]!)
  const least = -Math.floor(p.cash[terms.to]!)
  let paid = 0
  handOver(p, l, seat, terms.to, terms)
  gainsAt(p, seat, terms, paid, own, others, gains)
  for (let n = 0; n < STEPS && gains.proposer + gains.other > 0; n++) {
    const wish = paid + Math.round((1 - share) * gains.proposer - share * gains.other)
    const able = Math.max(least, Math.min(most, wish))
    if (able === paid) break
    paid = able
    gainsAt(p, seat, terms, paid, own, others, gains)
  }
  takeBack(p, l, seat, terms.to, terms)
  terms.giveCash = Math.max(0, paid)
  terms.getCash = Math.max(0, -paid)
}

/** What a deal is worth to one side that also minds what the other gains. */
export function net(p: Picture, own: number, others: number): number {
  return own - caution(p) * Math.max(0, others)
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
function handOver(p: Picture, l: Lens, seat: number, to: number, terms: Readonly<Terms>): void {
  for (let deed = 0; deed < l.book.board.deeds; deed++) {
    const receiver = receiverOf(terms, deed, seat, to)
    if (receiver < 0) continue
    if (p.mortgaged[deed] !== 0) p.cash[receiver]! -= interest(l, deed)
    p.move(deed, receiver)
  }
}

function takeBack(p: Picture, l: Lens, seat: number, to: number, terms: Readonly<Terms>): void {
  for (let deed = 0; deed < l.book.board.deeds; deed++) {
    const receiver = receiverOf(terms, deed, seat, to)
    if (receiver < 0) continue
    if (p.mortgaged[deed] !== 0) p.cash[receiver]! += interest(l, deed)
    p.move(deed, receiver === to ? seat : to)
  }
}

function receiverOf(t: Readonly<Terms>, deed: number, seat: number, to: number): number {
  if (hasDeed(t.giveLow, t.giveHigh, deed)) return to
  return hasDeed(t.getLow, t.getHigh, deed) ? seat : -1
}
