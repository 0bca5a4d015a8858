import { type Lens, type Packed, pack, Terms } from '@hausregeln/engine'
import { readOffer, serialOf } from '@hausregeln/engine/chapters/trade/offers.ts'
import { NOTHING } from '../bot.ts'
import type { Character } from './character.ts'
import { evenOut, weigh } from './deal.ts'
import { netOfOther, netOfProposer, noGains } from './heed.ts'
import { isLegal } from './legal.ts'
import { mayCounter } from './manners.ts'
import type { Picture } from './picture.ts'
import { gainOfAnswer } from './shares.ts'

const gains = noGains()
const hand = new Terms()

/** Answers the offer of `proposer`: accepts what is good, proposes other money where that would help, else refuses. */
export function answer(
  p: Picture,
  l: Lens,
  seat: number,
  proposer: number,
  character: Character,
  terms: Terms,
): Packed {
  const serial = serialOf(l, proposer)
  readOffer(l, proposer, hand)
  if (p.ground.shares) return answerForShares(p, l, seat, serial)
  weigh(p, l, proposer, hand, gains)
  const isGood = netOfOther(p, l, proposer, seat, gains) >= p.tuning.threshold * p.ground.unit
  if (isGood && isLegal(l, l.book.codes.accept, seat, serial)) return pack(l.book.codes.accept, seat, serial)
  return counter(p, l, seat, proposer, serial, character, terms) || pack(l.book.codes.refuse, seat, serial)
}

/** An offer of shares or for shares. */
function answerForShares(p: Picture, l: Lens, seat: number, serial: number): Packed {
  const isGood = gainOfAnswer(p, l, seat, hand) > 0
  return isGood && isLegal(l, l.book.codes.accept, seat, serial)
    ? pack(l.book.codes.accept, seat, serial)
    : pack(l.book.codes.refuse, seat, serial)
}

/** The same goods for money by which both would gain, once. */
function counter(
  p: Picture,
  l: Lens,
  seat: number,
  proposer: number,
  serial: number,
  character: Character,
  terms: Terms,
): Packed {
  if (!mayCounter(l, seat, proposer)) return NOTHING
  turnAround(hand, terms, proposer)
  evenOut(p, l, seat, terms, character.nerve, gains)
  terms.counters = serial
  const least = p.tuning.threshold * p.ground.unit
  const isGood = netOfProposer(p, l, seat, proposer, gains) >= least && netOfOther(p, l, seat, proposer, gains) >= least
  return isGood && isLegal(l, l.book.codes.offer, seat) ? pack(l.book.codes.offer, seat) : NOTHING
}

/** The same goods seen from the other side, without money. */
function turnAround(from: Readonly<Terms>, into: Terms, to: number): void {
  into.clear()
  into.to = to
  into.giveLow = from.getLow
  into.giveHigh = from.getHigh
  into.giveCards = from.getCards
  into.getLow = from.giveLow
  into.getHigh = from.giveHigh
  into.getCards = from.giveCards
}

/** Takes back one's own open offer when it has stood for a round, or is good no more; `NOTHING` if it may stand. */
export function reconsider(p: Picture, l: Lens, seat: number, isOld: boolean): Packed {
  if (p.ground.shares) return isOld ? pack(l.book.codes.withdraw, seat, serialOf(l, seat)) : NOTHING
  readOffer(l, seat, hand)
  weigh(p, l, seat, hand, gains)
  const stillGood = !isOld && netOfProposer(p, l, seat, hand.to, gains) > 0
  return stillGood ? NOTHING : pack(l.book.codes.withdraw, seat, serialOf(l, seat))
}
