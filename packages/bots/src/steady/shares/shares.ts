import { leastSealedBid } from '@hausregeln/chapters/auction-sealed/rules/round.ts'
import { majority, salesATurn, sharesEach, sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { ISSUER, NUMBER, purchasesLeft } from '@hausregeln/chapters/shares/rules/lot.ts'
import { priceOf, propertyValue, sharePrice } from '@hausregeln/chapters/shares/rules/price.ts'
import { reportsOwed } from '@hausregeln/chapters/shares/rules/report.ts'
import { openOffers } from '@hausregeln/chapters/trade/rules/offers.ts'
import { BANK, type GameView, type Packed, pack, packLot, type Terms, topFrame } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { costOf, mostPayable, netOf } from '@hausregeln/engine/kit/surcharge.ts'
import { NOTHING } from '../../bot.ts'
import { bytes, NONE } from '../../columns.ts'
import { hasPaused } from '../reading/manners.ts'
import type { Picture } from '../reading/picture.ts'
import { dividendsOf } from '../worth/dividends.ts'
import { reserveOf } from '../worth/reserve.ts'

/** Own shares that are not sold as long as there is any other way: with them nobody else can have a majority. */
function keptOf({ book }: GameView): number {
  return majority(book)
}

/** A player may be out before they have paid all the dividends that their cash promises. */
const RISK = 0.8
/** What a share of another is worth at most, in share prices. */
const MOST_OF_OTHERS = 1.3
/**
 * What a share of the seat's own is worth to it beyond its dividends, in share prices, while it has too few of them.
 */
const CONTROL = 0.5
/** A deal must bring so much beyond what it costs. */
const MARGIN = 1.15

/**
 * What one share of `issuer`, which costs `price` now, more or less is worth to `holder`: the dividends that it pays or saves, and what keeping
 * its own is worth. The issuer decides when to report and what to spend before, so that their dividends count only up
 * to a bound.
 */
export function worthOfShare(p: Picture, l: GameView, holder: SeatNo, issuer: SeatNo, price: number): number {
  const dividends = dividendsOf(p, l, issuer)
  if (holder !== issuer) return Math.min(RISK * dividends, MOST_OF_OTHERS * price)
  return dividends + (sharesOf(l, issuer, issuer) < keptOf(l) ? CONTROL * price : 0)
}

/** Money that may go into shares: what is beyond the reserve. */
function spare(p: Picture, l: GameView, seat: SeatNo): number {
  return mostPayable(l, seat, Math.ceil(Math.max(0, reserveOf(p, l, seat))))
}

/**
 * One step on the exchange in the seat's own turn: sells what pays more than it is worth, buys what is worth more than
 * it costs.
 */
export function deal(p: Picture, l: GameView, seat: SeatNo, terms: Terms): Packed {
  return defend(p, l, seat, terms) || sellDear(p, l, seat) || buyCheap(p, l, seat)
}

/** What one share of a player is worth now: deeds and buildings are added up again only where some have changed. */
function priceNow(p: Picture, l: GameView, issuer: SeatNo): number {
  if (Number.isNaN(p.property[issuer])) p.property[issuer] = propertyValue(l, issuer)
  return priceOf(l, issuer, p.property[issuer])
}

/** Shares that a seat may part with: all of others, of its own those beyond what it keeps. */
function sellable(l: GameView, seat: SeatNo, issuer: SeatNo, kept: number): number {
  const held = sharesOf(l, issuer, seat) - (issuer === seat ? kept : 0)
  return Math.max(0, Math.min(held, salesATurn(l.book) - l.s.parts.shares.sold[seat]))
}

function sellDear(p: Picture, l: GameView, seat: SeatNo): Packed {
  let best = NOTHING
  let most = 0
  for (let issuer: SeatNo = 0; issuer < l.s.seats; issuer++) {
    const number = sellable(l, seat, issuer, keptOf(l))
    if (number === 0) continue
    const price = priceNow(p, l, issuer)
    const gain = netOf(l, seat, number * price) - MARGIN * number * worthOfShare(p, l, seat, issuer, price)
    const action = pack(l.book.codes.sellShares, seat, packLot(issuer, number))
    if (gain <= most || !isLegal(l, l.book.codes.sellShares, seat, packLot(issuer, number))) continue
    most = gain
    best = action
  }
  return best
}

function buyCheap(p: Picture, l: GameView, seat: SeatNo): Packed {
  const left = purchasesLeft(l, seat)
  let money = Number.NaN
  let best = NOTHING
  let most = 0
  for (let issuer: SeatNo = 0; issuer < l.s.seats; issuer++) {
    const onSale = issuer === seat ? 0 : Math.min(sharesOf(l, issuer, BANK), left)
    if (onSale < 1) continue
    if (Number.isNaN(money)) money = spare(p, l, seat)
    if (money < 1) return NOTHING
    const price = priceNow(p, l, issuer)
    const cost = Math.max(1, price)
    const number = Math.min(onSale, Math.floor(money / cost))
    if (number < 1) continue
    const gain = number * (worthOfShare(p, l, seat, issuer, price) - MARGIN * cost)
    if (gain <= most || !isLegal(l, l.book.codes.buyShares, seat, packLot(issuer, number))) continue
    most = gain
    best = pack(l.book.codes.buyShares, seat, packLot(issuer, number))
  }
  return best
}

/**
 * A sealed bid for shares of the bank's. The highest pays its own bid, so a player who bids what they are worth gains
 * nothing: of the gain a part is kept, the smaller the more others may bid.
 */
export function bidForLot(p: Picture, l: GameView, seat: SeatNo): number {
  const frame = topFrame(l)
  const issuer = l.s.frames[cell(frame, ISSUER)]
  const number = l.s.frames[cell(frame, NUMBER)]
  const least = leastSealedBid(l, seat)
  const each = sharePrice(l, issuer)
  const price = number * each
  const worth = Math.min(number * worthOfShare(p, l, seat, issuer, each), spare(p, l, seat))
  if (worth < price) return least
  const bidders = Math.max(2, popCount(l.s.alive) - 1)
  return Math.max(least, Math.floor(price + ((worth - price) * (bidders - 1)) / bidders))
}

/**
 * With too few shares of its own, the seat asks the player who has most of them to sell some, for more than they are
 * worth to them.
 */
function defend(p: Picture, l: GameView, seat: SeatNo, terms: Terms): Packed {
  const missing = keptOf(l) - sharesOf(l, seat, seat)
  if (missing <= 0 || (openOffers(l) >>> seat) & 1) return NOTHING
  let holder = -1
  for (let other: SeatNo = 0; other < l.s.seats; other++)
    if (other !== seat && (holder < 0 || sharesOf(l, seat, other) > sharesOf(l, seat, holder))) holder = other
  const price = Math.ceil(Math.max(sharePrice(l, seat), MARGIN * MARGIN * RISK * dividendsOf(p, l, seat)))
  const number = Math.min(missing, sharesOf(l, seat, holder), Math.floor(spare(p, l, seat) / Math.max(1, price)))
  if (number < 1) return NOTHING
  terms.clear()
  terms.to = holder
  terms.getIssuer = seat
  terms.getNumber = number
  terms.giveCash = number * price
  return hasPaused(l, seat, holder) && isLegal(l, l.book.codes.offer, seat) ? pack(l.book.codes.offer, seat) : NOTHING
}

/**
 * What an offer of shares brings the player who answers, in money; they keep their own and what they need for rents.
 */
export function gainOfAnswer(p: Picture, l: GameView, seat: SeatNo, terms: Readonly<Terms>): number {
  if (terms.giveNumber > 0) {
    if (costOf(l, seat, terms.getCash) > spare(p, l, seat)) return Number.NEGATIVE_INFINITY
    const { giveIssuer, giveNumber } = terms
    const worth = worthOfShare(p, l, seat, giveIssuer, sharePrice(l, giveIssuer))
    return giveNumber * worth - MARGIN * costOf(l, seat, terms.getCash)
  }
  const { getIssuer, getNumber } = terms
  if (getIssuer === seat && sharesOf(l, seat, seat) - getNumber < keptOf(l)) return Number.NEGATIVE_INFINITY
  const price = sharePrice(l, getIssuer)
  const worth = Math.max(MARGIN * worthOfShare(p, l, seat, getIssuer, price), price)
  return netOf(l, seat, terms.giveCash) - getNumber * worth
}

/**
 * In debt: shares that bring more than they are worth, or, if nothing else covers the debt, as many as it takes, but
 * never the last of its own.
 */
export function sellInDebt(p: Picture, l: GameView, seat: SeatNo, missing: number, isLastResort: boolean): Packed {
  if (!isLastResort) return sellDear(p, l, seat)
  if (missing > shareReserve(l, seat)) return NOTHING
  let best = NOTHING
  let most = 0
  for (let issuer: SeatNo = 0; issuer < l.s.seats; issuer++) {
    const price = sharePrice(l, issuer)
    const got = netOf(l, seat, price)
    if (got <= 0) continue
    const number = Math.min(sellable(l, seat, issuer, 1), Math.ceil(missing / got))
    const rate = got / Math.max(1, worthOfShare(p, l, seat, issuer, price))
    if (number === 0 || rate <= most || !isLegal(l, l.book.codes.sellShares, seat, packLot(issuer, number))) continue
    most = rate
    best = pack(l.book.codes.sellShares, seat, packLot(issuer, number))
  }
  return best
}

/** What the shares that the bank still takes in this turn would bring, the dearest first. */
function shareReserve(l: GameView, seat: SeatNo): number {
  let left = salesATurn(l.book) - l.s.parts.shares.sold[seat]
  let sum = 0
  const taken = bytes<SeatNo>(l.s.seats)
  while (left > 0) {
    let best: SeatNo = NONE
    for (let issuer: SeatNo = 0; issuer < l.s.seats; issuer++)
      if (sellable(l, seat, issuer, 1) > taken[issuer] && (best < 0 || sharePrice(l, issuer) > sharePrice(l, best)))
        best = issuer
    if (best < 0) break
    sum += netOf(l, seat, sharePrice(l, best))
    taken[best]++
    left--
  }
  return sum
}

/** A report that is owed is filed at once; one in between when it lowers the dividend. */
export function fileReport(p: Picture, l: GameView, seat: SeatNo): Packed {
  if (!isLegal(l, l.book.codes.report, seat)) return NOTHING
  const owes = ((reportsOwed(l) >>> seat) & 1) === 1
  const saved = (l.s.parts.shares.reportCash[seat] - l.s.cash[seat]) * (sharesEach(l.book) - sharesOf(l, seat, seat))
  return owes || saved > p.ground.unit * sharesEach(l.book) ? pack(l.book.codes.report, seat) : NOTHING
}
