import { AUCTION_FRAME } from '@hausregeln/chapters/auction-open/rules/vocabulary.ts'
import { SEALED_FRAME } from '@hausregeln/chapters/auction-sealed/rules/vocabulary.ts'
import { OWNER, SERIAL } from '@hausregeln/chapters/rent/rules/rent.ts'
import { DEMAND_WORDS } from '@hausregeln/chapters/rent/rules/section.ts'
import { reportsOwed } from '@hausregeln/chapters/shares/rules/report.ts'
import { SHARE_LOT_FRAME } from '@hausregeln/chapters/shares/rules/vocabulary.ts'
import { SHORTAGE_FRAME } from '@hausregeln/chapters/shortage/rules/vocabulary.ts'
import { openOffers, recipientOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import { type GameView, type Packed, pack, STAGE, type Terms, TURN_FRAME, topFrame, topKind } from '@hausregeln/engine'
import { cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Judge } from '@hausregeln/engine/kit/play.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { type Bot, NOTHING } from '../bot.ts'
import { advisedAnswer, worthOfCard } from '../plays.ts'
import { firstLegal } from '../unknown.ts'
import { Bidder, takePiece } from './bidding/open.ts'
import { auctionOwn } from './bidding/owner.ts'
import { doBusiness, rest } from './building/from-afar.ts'
import { climb } from './building/ladder.ts'
import { BY_MONEY, type Dealer } from './dealing/dealer.ts'
import { mortgageIdle } from './debt/raise.ts'
import { settle } from './debt/settle.ts'
import { Character } from './figures/character.ts'
import { STEADY, type Temper } from './figures/characters.ts'
import { chooseInJail } from './moving/jail.ts'
import { worthOfRoute } from './moving/route.ts'
import { leastCash } from './reading/legal.ts'
import { mayAuction } from './reading/manners.ts'
import type { Picture } from './reading/picture.ts'
import { pictureOf } from './reading/pictures.ts'
import { fileReport, deal as tradeShares } from './shares/shares.ts'
import { idle } from './worth/idle.ts'

/**
 * The steady player: worth playing against. All it does follows from one valuation of the table (worth.ts).
 *
 * - It buys what is worth its price, on mortgages of idle deeds if need be, and bids up to what a lot is worth, in
 *   steps; keeping a deed from a rival is worth something too, within bounds.
 * - At the end of its turn it proposes the deal that brings both sides most, if there is one; then it lifts what keeps
 *   a group from being built, builds, and lifts the rest, keeping a reserve for the rents ahead.
 * - It answers an offer by what it gains, mindful of what the other gains, and proposes other money where that helps.
 * - Where a rulebook has it: before a throw it buys and builds from afar, selling what it misses less; it builds up a
 *   ladder what earns most for its price, within what the bank would lend; it rests when a further throw threatens more
 *   than it promises, and waits in prison while that is worth the falling price.
 * - Where players build only where they stand and are out without money, it always keeps some, and builds before it
 *   buys.
 * - In debt it parts with what it misses least, and with no more than it must. In jail it stays once that is safer.
 *
 * - In sealed auctions where everybody pays it draws its bid as the theory has it (all-pay.ts), without the money that
 *   rents and the dividend ahead may need. It auctions what is worth clearly more to another.
 * - It sells shares that bring more than they will pay, buys those that cost less, always keeps 13 of its own while
 *   there is any other way, and reports in time.
 *
 * It decides from what everybody sees, the talks at the table among it (manners.ts), and remembers nothing: the same
 * table and seed give the same answer, whatever program asks.
 */
export class SteadyBot implements Bot {
  readonly name: string
  private readonly tuned: Temper['tuned']
  private readonly dealer: Dealer
  /** Where it plays, and what is read there of the table. */
  private table: GameView | null = null
  private picture!: Picture
  private readonly bidder: Bidder
  private readonly character = new Character()
  private readonly judge: Judge = {
    worthOfSpace: (l, seat, space) => worthOfRoute(this.picture, l, seat, space),
    worthOfCard,
    keeps: leastCash,
  }

  /** Of this character, with this way to make deals. */
  constructor({ name, tuned }: Temper = STEADY, dealer: Dealer = BY_MONEY) {
    this.name = name
    this.tuned = tuned
    this.dealer = dealer
    this.bidder = new Bidder(dealer.most)
  }

  begin(seed: number): void {
    this.table = null
    this.character.begin(seed)
  }

  /** Sits down at this table. */
  private join(l: GameView): void {
    this.table = l
    this.picture = pictureOf(l, this.tuned)
    this.picture.forget()
  }

  decide(l: GameView, seat: SeatNo, terms: Terms): Packed {
    return this.choose(l, seat, terms, true)
  }

  /** The same, but it proposes no deals. */
  decideAlone(l: GameView, seat: SeatNo, terms: Terms): Packed {
    return this.choose(l, seat, terms, false)
  }

  private choose(l: GameView, seat: SeatNo, terms: Terms, deals: boolean): Packed {
    if (this.table !== l) this.join(l)
    const kind = topKind(l)
    if ((openOffers(l) >>> seat) & 1) {
      const taken = this.reconsider(l, seat)
      if (taken !== NOTHING) return taken
    }
    switch (kind) {
      case TURN_FRAME:
        return this.playTurn(l, seat, terms, deals)
      case AUCTION_FRAME:
        return this.bidder.bid(this.picture, l, seat, this.character)
      case SEALED_FRAME:
      case SHARE_LOT_FRAME:
        this.picture.look(l)
        return this.dealer.seal(this.picture, l, seat, this.character)
      case DEBT_FRAME:
        this.picture.look(l)
        return settle(this.picture, l, seat)
      case SHORTAGE_FRAME:
        this.picture.look(l)
        return takePiece(this.picture, l, seat)
      default:
        this.picture.look(l)
        return advisedAnswer(l, seat, this.judge) || firstLegal(l, seat)
    }
  }

  consider(l: GameView, seat: SeatNo, terms: Terms): Packed {
    if (this.table !== l) this.join(l)
    const { seats } = l.s
    const { demandCount, demands } = l.s.parts.rent
    const offerMask = openOffers(l)
    for (let row = 0; row < demandCount * DEMAND_WORDS; row += DEMAND_WORDS) {
      const serial = demands[cell(row, SERIAL)]
      if (demands[cell(row, OWNER)] === seat && isLegal(l, l.book.codes.demand, seat, serial))
        return pack(l.book.codes.demand, seat, serial)
    }
    if ((reportsOwed(l) >>> seat) & 1) {
      this.picture.look(l)
      const filed = fileReport(this.picture, l, seat)
      if (filed !== NOTHING) return filed
    }
    for (let other: SeatNo = 0; other < seats; other++) {
      if (((offerMask >>> other) & 1) === 0 || recipientOf(l, other) !== seat) continue
      this.picture.look(l)
      return this.dealer.answer(this.picture, l, seat, other, this.character, terms)
    }
    return NOTHING
  }

  private playTurn(l: GameView, seat: SeatNo, terms: Terms, deals: boolean): Packed {
    const { s } = l
    const p = this.picture
    switch (s.frames[topFrame(l) + STAGE]) {
      case Turn.ready:
        if (s.jail[seat] === 0) return this.beforeThrow(l, seat)
        p.look(l)
        return chooseInJail(p, l, seat)
      case Turn.buy:
        p.look(l)
        return this.buy(l, seat)
      case Turn.done:
        p.look(l)
        return (deals ? this.deal(l, seat, terms) : NOTHING) || this.invest(l, seat) || this.close(l, seat)
      default:
        p.look(l)
        return advisedAnswer(l, seat, this.judge) || firstLegal(l, seat)
    }
  }

  /** Throws; first comes, where the rulebook has it, what belongs to the last throw or before the next. */
  private beforeThrow(l: GameView, seat: SeatNo): Packed {
    for (const advice of l.book.advice) {
      const advised = advice(l, seat)
      if (advised !== NOTHING) return advised
    }
    if (l.book.policies.buildsEvenly === 'even') return pack(l.book.codes.throw, seat)
    const p = this.picture
    p.look(l)
    if (l.book.policies.ladder === null) return this.invest(l, seat) || pack(l.book.codes.throw, seat)
    return this.invest(l, seat) || rest(p, l, seat) || doBusiness(p, l, seat) || pack(l.book.codes.throw, seat)
  }

  private invest(l: GameView, seat: SeatNo): Packed {
    const { stretch } = this.character
    if (l.book.policies.ladder !== null) return climb(this.picture, l, seat, stretch)
    return this.dealer.invest(this.picture, l, seat, stretch)
  }

  /** Buys what is worth its price; what cash does not cover is raised on idle deeds. */
  private buy(l: GameView, seat: SeatNo): Packed {
    const p = this.picture
    const deed = l.book.board.deedAt[l.s.place[seat]]
    const price = l.book.board.price[deed]
    const missing = price + leastCash(l) - l.s.cash[seat]
    if (idle(p, seat) < missing || !this.dealer.buys(p, l, seat, deed, price)) return pack(l.book.codes.decline, seat)
    if (missing <= 0) return pack(l.book.codes.buy, seat)
    return mortgageIdle(p, l, seat, missing) || pack(l.book.codes.decline, seat)
  }

  /** Before the turn ends: a report in between, if it lowers the dividend. */
  private close(l: GameView, seat: SeatNo): Packed {
    const filed = this.picture.ground.shares ? fileReport(this.picture, l, seat) : NOTHING
    return filed || pack(l.book.codes.endTurn, seat)
  }

  /** On an exchange: shares, and deeds that are worth more to others. */
  private trade(l: GameView, seat: SeatNo, terms: Terms): Packed {
    const { picture } = this
    return tradeShares(picture, l, seat, terms) || (mayAuction(l, seat) ? auctionOwn(picture, l, seat) : NOTHING)
  }

  /** Proposes a deal, unless one stands open. */
  private deal(l: GameView, seat: SeatNo, terms: Terms): Packed {
    if (this.picture.ground.shares) return this.trade(l, seat, terms)
    if (l.book.codes.offer === undefined || (openOffers(l) >>> seat) & 1) return NOTHING
    return this.dealer.propose(this.picture, l, seat, this.character.nerve + this.picture.tuning.deals.nerve, terms)
  }

  /** An offer stands for a round at most, and no longer than it is good. */
  private reconsider(l: GameView, seat: SeatNo): Packed {
    this.picture.look(l)
    const isNewTurn = l.s.turnSeat === seat && l.s.throwsOfTurn === 0
    return this.dealer.reconsider(this.picture, l, seat, isNewTurn)
  }
}
