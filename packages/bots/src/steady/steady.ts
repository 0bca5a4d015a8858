import {
  ACTIONS,
  DEMAND_WORDS,
  Frame,
  type Lens,
  type Packed,
  pack,
  type Range,
  STAGE,
  Terms,
  topFrame,
  topKind,
} from '@hausregeln/engine'
import { auctionLot, PIECE } from '@hausregeln/engine/chapters/auction-open/auction-open.ts'
import { OWNER, SERIAL } from '@hausregeln/engine/chapters/rent/rent.ts'
import { readOffer, recipientOf, serialOf } from '@hausregeln/engine/chapters/trade/offers.ts'
import { Turn } from '@hausregeln/engine/chapters/turn/stages.ts'
import { type Bot, NOTHING } from '../bot.ts'
import { type Gains, net, weigh } from './deal.ts'
import { bestPiece, invest, mostForPiece, nextToll, placePiece } from './invest.ts'
import { firstLegal, isLegal } from './legal.ts'
import { Memory } from './memory.ts'
import { Picture } from './picture.ts'
import { isWorth, mostFor } from './price.ts'
import { propose } from './propose.ts'
import { idle, raise, settle } from './raise.ts'
import { TUNING, type Tuning } from './tuning.ts'

const { throw: THROW, endTurn, buy, decline, bid, pass, demand, accept, refuse, payBail, playJailCard } = ACTIONS
const { want, leaveIt } = ACTIONS

const gains: Gains = { proposer: 0, other: 0 }

export class SteadyBot implements Bot {
  readonly name = 'steady'
  private readonly picture: Picture
  private readonly range: Range = { low: 0, high: 0 }

  constructor(tuning: Tuning = TUNING) {
    this.picture = new Picture(tuning)
  }

  private readonly memory = new Memory()
  private limit = 0
  private limitOf = -1
  private readonly hand = new Terms()
  begin(_seed: number): void {
    this.memory.clear()
  }

  decide(l: Lens, seat: number, terms: Terms): Packed {
    switch (topKind(l)) {
      case Frame.turn:
        return this.playTurn(l, seat, terms)
      case Frame.auction:
        return this.bid(l, seat)
      case Frame.debt:
        this.picture.look(l)
        return settle(this.picture, l, seat)
      case Frame.shortage:
        return this.takePiece(l, seat)
      default:
        return firstLegal(l, seat)
    }
  }

  consider(l: Lens, seat: number, _terms: Terms): Packed {
    const { demandCount, demands, offerMask, seats } = l.s
    for (let row = 0; row < demandCount * DEMAND_WORDS; row += DEMAND_WORDS) {
      const serial = demands[row + SERIAL]!
      if (demands[row + OWNER] === seat && isLegal(l, demand.code, seat, serial)) return pack(demand.code, seat, serial)
    }
    for (let other = 0; other < seats; other++)
      if ((offerMask >>> other) & 1 && recipientOf(l, other) === seat) return this.answer(l, seat, other)
    return NOTHING
  }

  private deal(l: Lens, seat: number, terms: Terms): Packed {
    const m = this.memory
    if (l.s.round < m.searchAgain && m.moves === this.picture.moves) return NOTHING
    const action = propose(this.picture, l, seat, m, terms)
    m.moves = this.picture.moves
    m.searchAgain = action === NOTHING ? l.s.round + 3 : 0
    return action
  }

  private answer(l: Lens, seat: number, proposer: number): Packed {
    const p = this.picture
    p.look(l)
    readOffer(l, proposer, this.hand)
    weigh(p, l, proposer, this.hand, gains)
    const good = net(p, gains.other, gains.proposer) >= p.tuning.threshold * p.ground.unit
    const serial = serialOf(l, proposer)
    return pack(good && isLegal(l, accept.code, seat, serial) ? accept.code : refuse.code, seat, serial)
  }

  private playTurn(l: Lens, seat: number, terms: Terms): Packed {
    const { s } = l
    switch (s.frames[topFrame(l) + STAGE]) {
      case Turn.ready:
        return s.jail[seat] === 0 ? pack(THROW.code, seat) : this.leaveJail(l, seat)
      case Turn.buy:
        return this.buy(l, seat)
      case Turn.done:
        this.picture.look(l)
        return this.deal(l, seat, terms) || invest(this.picture, l, seat) || pack(endTurn.code, seat)
      default:
        return firstLegal(l, seat)
    }
  }

  private buy(l: Lens, seat: number): Packed {
    const deed = l.book.board.deedAt[l.s.place[seat]!]!
    const price = l.book.board.price[deed]!
    const p = this.picture
    p.look(l)
    const missing = price - p.cash[seat]!
    if (missing > 0) {
      if (idle(p, seat) < missing || !isWorth(p, seat, deed, price)) return pack(decline.code, seat)
      return raise(p, l, seat, missing, true) || pack(decline.code, seat)
    }
    return pack(isWorth(this.picture, seat, deed, price) ? buy.code : decline.code, seat)
  }

  private bid(l: Lens, seat: number): Packed {
    const lot = auctionLot(l, topFrame(l))
    if (!l.book.actions[bid.code]?.range?.(l, seat, this.range)) return pack(pass.code, seat)
    this.picture.look(l)
    const most = Math.min(this.range.high, this.limitFor(l, seat, lot))
    if (most < this.range.low) return pack(pass.code, seat)
    const price = lot === PIECE ? this.range.low : l.book.board.price[lot]!
    const step = Math.max(1, Math.round(price / 10))
    return pack(bid.code, seat, Math.min(most, this.range.low - 1 + step))
  }

  private limitFor(l: Lens, seat: number, lot: number): number {
    const stamp = this.picture.stamp * 128 + lot
    if (this.limitOf !== stamp) {
      this.limitOf = stamp
      this.limit = lot === PIECE ? mostForPiece(this.picture, l, seat) : mostFor(this.picture, seat, lot)
    }
    return this.limit
  }

  private takePiece(l: Lens, seat: number): Packed {
    this.picture.look(l)
    if (!isLegal(l, leaveIt.code, seat)) return placePiece(this.picture, l, seat)
    const deed = bestPiece(this.picture, l, seat)
    const wants = deed >= 0 && mostForPiece(this.picture, l, seat) >= l.book.board.housePrice[deed]!
    return pack(wants ? want.code : leaveIt.code, seat)
  }

  private leaveJail(l: Lens, seat: number): Packed {
    this.picture.look(l)
    const stay = nextToll(this.picture, l, seat) > 0.25 * this.picture.ground.unit
    if (stay && isLegal(l, THROW.code, seat)) return pack(THROW.code, seat)
    if (isLegal(l, playJailCard.code, seat)) return pack(playJailCard.code, seat)
    if (isLegal(l, payBail.code, seat)) return pack(payBail.code, seat)
    return isLegal(l, THROW.code, seat) ? pack(THROW.code, seat) : firstLegal(l, seat)
  }
}
