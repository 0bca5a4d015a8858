import type { Lens, Terms } from '@hausregeln/engine'
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

/** Weighs the terms that `seat` proposes. */
export function weigh(p: Picture, l: Lens, seat: number, terms: Readonly<Terms>, gains: Gains): void {
  const proposer = worth(p, seat)
  const other = worth(p, terms.to)
  pay(p, seat, terms, 1)
  handOver(p, l, seat, terms.to, terms)
  gains.proposer = worth(p, seat) - proposer
  gains.other = worth(p, terms.to) - other
  takeBack(p, l, seat, terms.to, terms)
  pay(p, seat, terms, -1)
  const bail = l.book.jail.bail
  const cards = (countBits(terms.giveCards) - countBits(terms.getCards)) * bail
  gains.proposer -= cards
  gains.other += cards
}

/** What a deal is worth to one side that also minds what the other gains. */
export function net(p: Picture, own: number, others: number): number {
  return own - caution(p) * Math.max(0, others)
}

/** Moves the money of the terms in the picture; `sign` -1 takes it back. */
function pay(p: Picture, seat: number, terms: Readonly<Terms>, sign: number): void {
  const paid = sign * (terms.giveCash - terms.getCash)
  p.cash[seat]! -= paid
  p.cash[terms.to]! += paid
}

/** Hands over the deeds of the terms in the picture, and books the interest on mortgaged ones. */
export function handOver(p: Picture, l: Lens, seat: number, to: number, terms: Readonly<Terms>): void {
  swap(p, l, seat, to, terms, -1)
}

export function takeBack(p: Picture, l: Lens, seat: number, to: number, terms: Readonly<Terms>): void {
  swap(p, l, to, seat, terms, 1)
}

function swap(p: Picture, l: Lens, giver: number, receiver: number, t: Readonly<Terms>, sign: number): void {
  for (let deed = 0; deed < l.book.board.deeds; deed++) {
    const to = hasDeed(t.giveLow, t.giveHigh, deed) ? receiver : hasDeed(t.getLow, t.getHigh, deed) ? giver : -1
    if (to < 0) continue
    if (p.mortgaged[deed] !== 0) p.cash[sign < 0 ? to : p.owner[deed]!]! += sign * interest(l, deed)
    p.move(deed, to)
  }
}

function countBits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}
