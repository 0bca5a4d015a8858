import { readOffer, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { type GameView, type Packed, pack, Terms } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { NOTHING } from '../../bot.ts'
import { promiseOf } from '../chances/chances.ts'
import type { Character } from '../figures/character.ts'
import { noGains } from '../reading/gains.ts'
import { mayCounter } from '../reading/manners.ts'
import type { Picture } from '../reading/picture.ts'
import { turnAround } from '../reading/swap.ts'
import { gainOfAnswer } from '../shares/shares.ts'
import { evenOut, weigh } from './deal.ts'
import { chanceOfAnswer, chanceToPropose, netOfOther, netOfProposer } from './heed.ts'
import { type Taking, takenForMoney } from './least.ts'

const gains = noGains()
const hand = new Terms()

/** Answers the offer of `proposer`: accepts what is good, proposes other money where that would help, else refuses. */
export function answer(
  p: Picture,
  l: GameView,
  seat: SeatNo,
  proposer: SeatNo,
  character: Character,
  terms: Terms,
): Packed {
  const serial = serialOf(l, proposer)
  readOffer(l, proposer, hand)
  if (p.ground.shares) return answerForShares(p, l, seat, serial)
  if (saysYes(p, l, proposer, hand, gains) && isLegal(l, l.book.codes.accept, seat, serial))
    return pack(l.book.codes.accept, seat, serial)
  return counter(p, l, seat, proposer, serial, character, terms) || pack(l.book.codes.refuse, seat, serial)
}

/**
 * Whether a steady player who is asked takes these terms of `seat`, as far as they are for deeds: who judges by money
 * wants them to be good by chances, too, lest somebody who knows its valuation asks for all that it would just give.
 */
export const saysYes: Taking = (p, l, seat, terms, gains) => {
  const { chances } = p.tuning
  if (!takenForMoney(p, l, seat, terms, gains)) return false
  if (chances === null) return true
  promiseOf(p, chances.net, l, seat, terms, gains)
  return chanceOfAnswer(p, l, terms.to, seat, gains) >= chances.answered
}

/** What the terms of `seat` bring it, beyond the least for which it would propose them. */
function beyondLeast(p: Picture, l: GameView, seat: SeatNo, terms: Readonly<Terms>): number {
  weigh(p, l, seat, terms, gains)
  return netOfProposer(p, l, seat, terms.to, gains) - p.tuning.threshold * p.ground.unit
}

/** An offer of shares or for shares. */
function answerForShares(p: Picture, l: GameView, seat: SeatNo, serial: number): Packed {
  const isGood = gainOfAnswer(p, l, seat, hand) > 0
  return isGood && isLegal(l, l.book.codes.accept, seat, serial)
    ? pack(l.book.codes.accept, seat, serial)
    : pack(l.book.codes.refuse, seat, serial)
}

/** The same goods for money by which both would gain, once. */
function counter(
  p: Picture,
  l: GameView,
  seat: SeatNo,
  proposer: SeatNo,
  serial: number,
  character: Character,
  terms: Terms,
): Packed {
  if (!mayCounter(l, seat, proposer)) return NOTHING
  turnAround(hand, terms, proposer)
  terms.counters = serial
  const isGood = isPriced(p, l, seat, terms, character.nerve) && beyondLeast(p, l, seat, terms) >= 0
  return isGood && isLegal(l, l.book.codes.offer, seat) ? pack(l.book.codes.offer, seat) : NOTHING
}

/** Lays the money into the terms of `seat`; false if the other is not likely to take them. */
function isPriced(p: Picture, l: GameView, seat: SeatNo, terms: Terms, nerve: number): boolean {
  evenOut(p, l, seat, terms, nerve, gains)
  return netOfOther(p, l, seat, terms.to, gains) >= p.tuning.threshold * p.ground.unit
}

/**
 * Takes back the seat's own open offer when it has stood for a round, or is good no more; `NOTHING` if it may stand.
 */
export function reconsider(p: Picture, l: GameView, seat: SeatNo, isOld: boolean): Packed {
  if (p.ground.shares) return isOld ? pack(l.book.codes.withdraw, seat, serialOf(l, seat)) : NOTHING
  readOffer(l, seat, hand)
  const least = p.tuning.threshold * p.ground.unit
  const stillGood = !isOld && (beyondLeast(p, l, seat, hand) > -least || isGoodByChances(p, l, seat))
  return stillGood ? NOTHING : pack(l.book.codes.withdraw, seat, serialOf(l, seat))
}

/** Whether the seat's own offer, which lies in `hand`, adds to its chance to win, and can be paid. */
function isGoodByChances(p: Picture, l: GameView, seat: SeatNo): boolean {
  const { chances } = p.tuning
  if (chances === null || hand.giveCash > p.cash[seat]) return false
  promiseOf(p, chances.net, l, seat, hand, gains)
  return chanceToPropose(p, l, seat, hand.to, gains) > 0
}
