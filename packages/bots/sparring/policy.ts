import { auctionLot, PIECE } from '@hausregeln/chapters/auction-open/rules/auction-open.ts'
import { AUCTION_FRAME } from '@hausregeln/chapters/auction-open/rules/vocabulary.ts'
import { liftCost } from '@hausregeln/chapters/mortgage/rules/mortgage.ts'
import { openOffers, readOffer, recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import {
  actionRule,
  type GameView,
  NOBODY,
  type Packed,
  pack,
  type Range,
  type Terms,
  TURN_FRAME,
  topFrame,
  topKind,
  topStage,
} from '@hausregeln/engine'
import { Terms as Hand } from '@hausregeln/engine/core/action/terms.ts'
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { type Bot, NOTHING } from '../src/bot.ts'
import { PlainBot } from '../src/plain.ts'

/** What a policy says, in money; who follows it does the rest as `plain` does. */
export interface Policy {
  readonly name: string
  /** What must be left after buying, bidding, building and lifting. */
  reserve(l: GameView, seat: SeatNo): number
  /** Whether a deed is bought, and bid for, down to the last money. */
  prefers(l: GameView, deed: DeedNo): boolean
  /** The most that it bids for a deed, whatever it has; 0: nothing. */
  bids(l: GameView, seat: SeatNo, deed: DeedNo): number
  /** Whether it leaves jail before it must. */
  leavesJail(l: GameView): boolean
  /** Lays an offer into `terms`; false if it makes none now. */
  offers(l: GameView, seat: SeatNo, terms: Terms): boolean
  accepts(l: GameView, seat: SeatNo, proposer: SeatNo, terms: Readonly<Terms>): boolean
}

/** Follows a policy of the literature. */
export class PolicyBot implements Bot {
  readonly name: string
  readonly #policy: Policy
  readonly #plain = new PlainBot()
  readonly #hand = new Hand()
  readonly #range: Range = { low: 0, high: 0 }

  constructor(policy: Policy) {
    this.name = policy.name
    this.#policy = policy
  }

  begin(): void {
    this.#plain.begin()
  }

  decide(l: GameView, seat: SeatNo, terms: Terms): Packed {
    if (topKind(l) === AUCTION_FRAME) return this.#bid(l, seat)
    if (topKind(l) !== TURN_FRAME) return this.#plain.decide(l, seat)
    switch (topStage(l)) {
      case Turn.ready:
        if (l.s.jail[seat] !== 0) return this.#inJail(l, seat)
        return isLegal(l, l.book.codes.throw, seat) ? pack(l.book.codes.throw, seat) : this.#plain.decide(l, seat)
      case Turn.buy:
        return this.#buy(l, seat)
      case Turn.done:
        return this.#offer(l, seat, terms) || this.#invest(l, seat) || pack(l.book.codes.endTurn, seat)
      default:
        return this.#plain.decide(l, seat)
    }
  }

  consider(l: GameView, seat: SeatNo): Packed {
    for (let other: SeatNo = 0; other < l.s.seats; other++) {
      if (((openOffers(l) >>> other) & 1) === 0 || recipientOf(l, other) !== seat) continue
      readOffer(l, other, this.#hand)
      const serial = serialOf(l, other)
      const says = this.#policy.accepts(l, seat, other, this.#hand) && isLegal(l, l.book.codes.accept, seat, serial)
      if (says) return pack(l.book.codes.accept, seat, serial)
    }
    return this.#plain.consider(l, seat)
  }

  #inJail(l: GameView, seat: SeatNo): Packed {
    const { playJailCard, payBail, stay, throw: thrown } = l.book.codes
    const leaves = this.#policy.leavesJail(l)
    const wishes = leaves ? [playJailCard, payBail, thrown, stay] : [stay, thrown]
    const wish = wishes.find((code) => isLegal(l, code, seat))
    return wish === undefined ? this.#plain.decide(l, seat) : pack(wish, seat)
  }

  #buy(l: GameView, seat: SeatNo): Packed {
    const deed = l.book.board.deedAt[l.s.place[seat]]
    const left = l.s.cash[seat] - l.book.board.price[deed]
    const buys = left >= this.#kept(l, seat, deed) && isLegal(l, l.book.codes.buy, seat)
    return pack(buys ? l.book.codes.buy : l.book.codes.decline, seat)
  }

  /** What must be left after a deed is bought. */
  #kept(l: GameView, seat: SeatNo, deed: DeedNo): number {
    const least = l.book.policies.outAtZero ? 1 : 0
    return this.#policy.prefers(l, deed) ? least : Math.max(least, this.#policy.reserve(l, seat))
  }

  #bid(l: GameView, seat: SeatNo): Packed {
    const lot = auctionLot(l, topFrame(l))
    const mayBid = lot !== PIECE && actionRule(l.book, 'bid')?.range?.(l, seat, this.#range) === true
    if (!mayBid) return pack(l.book.codes.pass, seat)
    const most = Math.min(this.#policy.bids(l, seat, lot), l.s.cash[seat] - this.#kept(l, seat, lot))
    return this.#range.low <= most ? pack(l.book.codes.bid, seat, this.#range.low) : pack(l.book.codes.pass, seat)
  }

  #offer(l: GameView, seat: SeatNo, terms: Terms): Packed {
    const { offer, sellShares } = l.book.codes
    if (offer === undefined || sellShares !== undefined || (openOffers(l) >>> seat) & 1) return NOTHING
    return this.#policy.offers(l, seat, terms) && isLegal(l, offer, seat) ? pack(offer, seat) : NOTHING
  }

  /** Lifts the first mortgage, or builds on the dearest street that may be built on, if that leaves the reserve. */
  #invest(l: GameView, seat: SeatNo): Packed {
    const { deeds, housePrice } = l.book.board
    const budget = l.s.cash[seat] - this.#policy.reserve(l, seat)
    for (let deed: DeedNo = deeds - 1; deed >= 0; deed--) {
      if (l.s.owner[deed] !== seat) continue
      const isIdle = l.s.mortgaged[deed] !== 0
      if (isIdle && liftCost(l, deed) <= budget && isLegal(l, l.book.codes.lift, seat, deed))
        return pack(l.book.codes.lift, seat, deed)
      if (!isIdle && housePrice[deed] <= budget && isLegal(l, l.book.codes.build, seat, deed))
        return pack(l.book.codes.build, seat, deed)
    }
    return NOTHING
  }
}

/** Whether there is anything left to buy from the bank. */
export function isOpen(l: GameView): boolean {
  for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++) if (l.s.owner[deed] === NOBODY) return true
  return false
}
