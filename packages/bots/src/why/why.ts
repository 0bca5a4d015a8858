import { auctionLot, PIECE } from '@hausregeln/chapters/auction-open/rules/auction-open.ts'
import { AUCTION_FRAME } from '@hausregeln/chapters/auction-open/rules/vocabulary.ts'
import { proposerOf, readOffer } from '@hausregeln/chapters/trade/rules/offers.ts'
import { argumentOf, codeOf, type GameView, type Packed, seatOf, Terms, topFrame, topKind } from '@hausregeln/engine'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { pieceRate } from '../steady/building/invest.ts'
import { chanceOf, promiseOf } from '../steady/chances/chances.ts'
import { weigh } from '../steady/dealing/deal.ts'
import { isFor, netOfOther } from '../steady/dealing/heed.ts'
import { STRONG, temperNamed } from '../steady/figures/characters.ts'
import type { Chances } from '../steady/figures/tuning.ts'
import { noGains } from '../steady/reading/gains.ts'
import { Picture } from '../steady/reading/picture.ts'
import { promise } from '../steady/worth/next-throw.ts'
import { reserveHere } from '../steady/worth/reserve.ts'
import { triesOut } from '../strong/alternatives.ts'
import { mostOf } from './worth.ts'

/** Why a bot has done something, by its own numbers: whole amounts of money, in the order that the name tells. */
export type Reason =
  | { readonly why: 'worthPrice' | 'tooDear'; readonly price: number; readonly most: number }
  | { readonly why: 'bidUpTo' | 'passAbove'; readonly most: number }
  | { readonly why: 'buildEarns'; readonly price: number; readonly earns: number; readonly kept: number }
  | { readonly why: 'offers' | 'accepts' | 'refuses'; readonly own: number; readonly other: number }
  | {
      readonly why: 'offersByChance' | 'acceptsByChance' | 'refusesByChance'
      readonly now: number
      readonly after: number
    }
  | { readonly why: 'hasNotSold' }
  | { readonly why: 'leavesJail' | 'staysInJail'; readonly promise: number }

/**
 * Why the bot of this name takes this action here; null where it has no reasons of the kind. It looks at the table as
 * the bot does, before the action; the terms of an offer lie in `l.terms`.
 */
export function reasonFor(name: string, l: GameView, action: Packed): Reason | null {
  const temper = temperNamed(name)
  if (temper === null) return null
  const p = new Picture(temper.tuned)
  p.look(l)
  // What it has tried out has no reason in money, and by chances none that is told yet.
  if (temper === STRONG && triesOut(p.ground)) return null
  return ofPurchase(p, l, action) ?? ofMoney(p, l, action) ?? ofDeal(p, l, action)
}

function ofPurchase(p: Picture, l: GameView, action: Packed): Reason | null {
  const { buy, decline, bid, pass } = l.book.codes
  const code = codeOf(action)
  const seat: SeatNo = seatOf(action)
  if (code === buy || code === decline) {
    const deed = l.book.board.deedAt[l.s.place[seat]]
    const most = Math.round(mostOf(p, l, seat, deed))
    return { why: code === buy ? 'worthPrice' : 'tooDear', price: l.book.board.price[deed], most }
  }
  if ((code !== bid && code !== pass) || topKind(l) !== AUCTION_FRAME) return null
  const lot = auctionLot(l, topFrame(l))
  if (lot === PIECE) return null
  return { why: code === bid ? 'bidUpTo' : 'passAbove', most: Math.round(mostOf(p, l, seat, lot)) }
}

function ofMoney(p: Picture, l: GameView, action: Packed): Reason | null {
  const { build, payBail, playJailCard, throw: thrown, stay } = l.book.codes
  const code = codeOf(action)
  const seat: SeatNo = seatOf(action)
  if (code === build) {
    const deed: DeedNo = argumentOf(action)
    const price = l.book.board.housePrice[deed]
    const earns = Math.round(p.turns * pieceRate(p, deed) * price)
    const kept = Math.round(Math.min(reserveHere(p, l, seat), p.cash[seat] - price))
    return { why: 'buildEarns', price, earns, kept }
  }
  if (l.s.jail[seat] === 0) return null
  const leaves = code === payBail || code === playJailCard
  if (!leaves && code !== thrown && code !== stay) return null
  return { why: leaves ? 'leavesJail' : 'staysInJail', promise: Math.round(promise(p, l, seat)) }
}

function ofDeal(p: Picture, l: GameView, action: Packed): Reason | null {
  const { offer, accept, refuse } = l.book.codes
  const code = codeOf(action)
  const seat: SeatNo = seatOf(action)
  if (p.ground.shares || (code !== offer && code !== accept && code !== refuse)) return null
  const gains = noGains()
  const { chances } = p.tuning
  if (code === offer) {
    if (chances?.alone === true) return ofChances(p, l, seat, l.terms, chances, 'offersByChance', seat)
    weigh(p, l, seat, l.terms, gains)
    return { why: 'offers', own: Math.round(gains.proposer), other: Math.round(gains.other) }
  }
  const proposer = proposerOf(l, argumentOf(action))
  if (proposer === NOBODY) return null
  const terms = new Terms()
  readOffer(l, proposer, terms)
  weigh(p, l, proposer, terms, gains)
  const { proposerGrows, otherGrows } = gains
  if (code === refuse && !isFor(p, l, seat, proposer, proposerGrows, otherGrows)) return { why: 'hasNotSold' }
  const isGood = netOfOther(p, l, proposer, seat, gains) >= p.tuning.threshold * p.ground.unit
  if (chances !== null && (chances.alone || (code === refuse && isGood))) {
    const why = code === accept ? 'acceptsByChance' : 'refusesByChance'
    return ofChances(p, l, proposer, terms, chances, why, seat)
  }
  const why = code === accept ? 'accepts' : 'refuses'
  return { why, own: Math.round(gains.other), other: Math.round(gains.proposer) }
}

type ByChance = Extract<Reason, { readonly now: number }>

/**
 * The chance of `self` to win as it is, and with the terms of `proposer`, in whole per cent. Null where the net alone says
 * otherwise: then games that were played on have decided, and no reason is told yet.
 */
function ofChances(
  p: Picture,
  l: GameView,
  proposer: SeatNo,
  terms: Readonly<Terms>,
  { net, answered }: Chances,
  why: ByChance['why'],
  self: SeatNo,
): ByChance | null {
  const gains = noGains()
  const now = chanceOf(p, net, self)
  promiseOf(p, net, l, proposer, terms, gains)
  const gain = self === proposer ? gains.proposer : gains.other
  const reason = { why, now: Math.round(100 * now), after: Math.round(100 * (now + gain)) }
  const isReason = why === 'refusesByChance' ? gain < answered : reason.after >= reason.now
  return isReason ? reason : null
}
