import { minimumFor } from '@hausregeln/chapters/auction-open/rules/least.ts'
import {
  ASKING,
  isRebid,
  sealedLot,
  sealedReserve,
  sealedSeller,
} from '@hausregeln/chapters/auction-sealed/rules/auction-sealed.ts'
import { BIDDERS, KEPT } from '@hausregeln/chapters/auction-sealed/rules/round.ts'
import { SHARE_LOT_FRAME } from '@hausregeln/chapters/shares/rules/vocabulary.ts'
import { BANK, type GameView, NOBODY, type Packed, pack, SEATS, STAGE, topFrame, topKind } from '@hausregeln/engine'
import { cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { mostPayable } from '@hausregeln/engine/kit/surcharge.ts'
import { drawBid } from '../all-pay.ts'
import { reals } from '../columns.ts'
import { Auction } from '../steady/bidding/contest.ts'
import { bidSealed } from '../steady/bidding/sealed.ts'
import type { Character } from '../steady/figures/character.ts'
import { STEADY } from '../steady/figures/characters.ts'
import type { Picture } from '../steady/reading/picture.ts'
import { pictureOf } from '../steady/reading/pictures.ts'
import type { Trial } from './trial.ts'

/** So many times the others' bids are drawn. */
const DRAWS = 24
/** In every second draw they bid so many times as much: others may judge by chances as well, or bid a lot up. */
const FIERCE = 1.6
/** Steps by which the draws of two bidders differ: parts of the golden ratio, that no two go together. */
const STEP = 0.618_033_988_749_895

const auction = new Auction()
/** The highest bid of the others in each draw, and whose it is. */
const highest = new Float64Array(DRAWS)
const whose = new Int8Array(DRAWS)
/** By seat: its mean bid. */
const mean = reals<SeatNo>(SEATS)

/**
 * A sealed bid where everybody pays: takes the others for steady players, whose bids are drawn by what all can see, or
 * for fiercer ones, and bids what leaves the best chance to win over what they are likely to bid.
 */
export function bidByChance(p: Picture, trial: Trial, l: GameView, seat: SeatNo, character: Character): Packed {
  const frame = topFrame(l)
  const isUsual =
    topKind(l) === SHARE_LOT_FRAME ||
    l.s.frames[cell(frame, STAGE)] === ASKING ||
    l.book.policies.sealedPayment !== 'everybody' ||
    isRebid(l, frame)
  if (isUsual) return bidSealed(p, l, seat, character)
  const bidders = l.s.frames[cell(frame, BIDDERS)]
  const kept = l.s.frames[cell(frame, KEPT)]
  const seller = sealedSeller(l, frame)
  const least = seller === BANK ? minimumFor(l, sealedLot(l, frame)) : sealedReserve(l, frame)
  drawOthers(l, seat, bidders, kept, least)
  const most = mostPayable(l, seat, kept)
  return pack(l.book.codes.sealedBid, seat, best(new Outcomes(trial, l, seat, bidders, most), most, least))
}

/** Draws what the others bid. */
function drawOthers(l: GameView, seat: SeatNo, bidders: number, kept: number, least: number): void {
  const lot = sealedLot(l, topFrame(l))
  const others = pictureOf(l, STEADY.tuned)
  others.look(l)
  auction.readTable(others, l, bidders)
  auction.readLot(others, lot)
  highest.fill(0)
  whose.fill(NOBODY)
  mean.fill(0)
  let number = 0
  for (let other: SeatNo = 0; other < l.s.seats; other++) {
    if (other === seat || ((bidders >>> other) & 1) === 0) continue
    number++
    auction.readBidders(others, l, lot, bidders, kept, 0, other, Number.NEGATIVE_INFINITY)
    const most = Math.max(0, mostPayable(l, other, kept))
    for (let draw = 0; draw < DRAWS; draw++) {
      const drawn = number === 1 ? (draw + 0.5) / DRAWS : (STEP ** (number - 1) * (draw + 0.5) * number) % 1
      const steady = drawBid(auction.contest, other, Math.max(0, least), drawn)
      const bid = draw % 2 === 0 ? steady : Math.max(steady, Math.min(most, Math.round(FIERCE * steady)))
      mean[other] += bid / DRAWS
      if (bid <= (highest[draw] ?? 0)) continue
      highest[draw] = bid
      whose[draw] = other
    }
  }
}

/** The bid that leaves the best chance over all draws. */
function best(outcomes: Outcomes, most: number, least: number): number {
  let found = 0
  let chance = chanceOfBid(outcomes, 0, least) + outcomes.chance(NOBODY, 0) * 1e-9
  for (let draw = -1; draw < DRAWS; draw++) {
    const bid = Math.max(least, draw < 0 ? 1 : (highest[draw] ?? 0) + 1)
    if (bid > most) continue
    const then = chanceOfBid(outcomes, bid, least)
    if (then <= chance) continue
    chance = then
    found = bid
  }
  return found
}

/** The chance to win that a bid leaves, over all draws. */
function chanceOfBid(outcomes: Outcomes, bid: number, least: number): number {
  let sum = 0
  for (let draw = 0; draw < DRAWS; draw++) {
    const theirs = highest[draw] ?? 0
    if (bid > theirs) sum += outcomes.chance(bid >= Math.max(1, least) ? outcomes.seat : NOBODY, bid)
    else sum += outcomes.chance(theirs >= Math.max(1, least) ? (whose[draw] ?? NOBODY) : NOBODY, bid)
  }
  return sum / DRAWS
}

/** Chances to win by who gets the lot and what the seat has bid; found at three bids, and between them by a curve. */
class Outcomes {
  readonly seat: SeatNo
  readonly #trial: Trial
  readonly #l: GameView
  readonly #bidders: number
  readonly #most: number
  readonly #known = new Map<number, readonly [number, number, number]>()

  constructor(trial: Trial, l: GameView, seat: SeatNo, bidders: number, most: number) {
    this.#trial = trial
    this.#l = l
    this.seat = seat
    this.#bidders = bidders
    this.#most = Math.max(2, most)
  }

  chance(winner: number, bid: number): number {
    const [none, half, all] = this.#known.get(winner) ?? this.#find(winner)
    const t = bid / this.#most
    return none + t * (4 * half - 3 * none - all) + t * t * (2 * none + 2 * all - 4 * half)
  }

  #find(winner: number): readonly [number, number, number] {
    const found = [this.#at(winner, 0), this.#at(winner, this.#most / 2), this.#at(winner, this.#most)] as const
    this.#known.set(winner, found)
    return found
  }

  /** The chance if `winner` gets the lot, the others having paid what they bid on average. */
  #at(winner: number, bid: number): number {
    const trial = this.#trial
    const frame = topFrame(this.#l)
    const seller = sealedSeller(this.#l, frame)
    trial.take(this.#l)
    let sum = 0
    for (let other: SeatNo = 0; other < this.#l.s.seats; other++) {
      if (((this.#bidders >>> other) & 1) === 0) continue
      const paid = Math.floor(other === this.seat ? bid : mean[other])
      trial.pay(other, -paid)
      sum += paid
    }
    const receiver: SeatNo = seller
    if (seller !== BANK && winner !== NOBODY) trial.pay(receiver, sum)
    if (winner !== NOBODY) trial.hand(sealedLot(this.#l, frame), winner)
    return trial.chanceOf(this.seat)
  }
}
