import { auctionLot, PIECE } from '@hausregeln/chapters/auction-open/rules/auction-open.ts'
import { AUCTION_FRAME } from '@hausregeln/chapters/auction-open/rules/vocabulary.ts'
import { sealedLot } from '@hausregeln/chapters/auction-sealed/rules/auction-sealed.ts'
import { openOffers, readOffer, recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { offersATurn } from '@hausregeln/chapters/trade/rules/trade.ts'
import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import {
  type ActionName,
  actionRule,
  argumentOf,
  codeOf,
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
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isHeldByBuildings } from '@hausregeln/engine/kit/deeds.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { STEADY } from '../src/steady/figures/characters.ts'
import { pictureOf } from '../src/steady/reading/pictures.ts'
import { mostFor } from '../src/steady/worth/price.ts'

/** Houses on a street, and no hotel. */
export const MOST_HOUSES = 4

const range: Range = { low: 0, high: 0 }

/** Whether it takes or refuses an offer, or answers it by another. */
export function isAnswer(l: GameView, said: Packed): boolean {
  const { accept, refuse, offer } = l.book.codes
  const code = codeOf(said)
  return said !== 0 && (code === accept || code === refuse || code === offer)
}

/** Reads the first offer that waits for the answer of a seat into `terms`; returns its number, or 0. */
export function offeredTo(l: GameView, seat: SeatNo, terms: Terms): number {
  for (let other: SeatNo = 0; other < l.s.seats; other++) {
    if (((openOffers(l) >>> other) & 1) === 0 || recipientOf(l, other) !== seat) continue
    readOffer(l, other, terms)
    return serialOf(l, other)
  }
  return 0
}

/** Whether it builds on a street that has so many pieces already. */
export function isBuilding(l: GameView, said: Packed, level: number): boolean {
  const deed: DeedNo = argumentOf(said)
  return codeOf(said) === l.book.codes.build && l.s.level[deed] >= level
}

/** Where it would build or end its turn: builds on the dearest street that has fewer pieces, down to its last money. */
export function buildDown(l: GameView, seat: SeatNo, said: Packed, level: number): Packed {
  const { build, endTurn } = l.book.codes
  if (!isDone(l) || (codeOf(said) !== build && codeOf(said) !== endTurn)) return said
  const { deeds, housePrice } = l.book.board
  for (let deed: DeedNo = deeds - 1; deed >= 0; deed--)
    if (l.s.owner[deed] === seat && l.s.level[deed] < level && housePrice[deed] <= l.s.cash[seat])
      if (isLegal(l, build, seat, deed)) return pack(build, seat, deed)
  return pack(endTurn, seat)
}

/** Where it would pass: bids the least, as long as another would go farther by the valuation of steady players. */
export function bidUp(l: GameView, seat: SeatNo, said: Packed): Packed {
  if (topKind(l) !== AUCTION_FRAME || codeOf(said) !== l.book.codes.pass) return said
  const lot = auctionLot(l, topFrame(l))
  if (lot === PIECE || !actionRule(l.book, 'bid')?.range?.(l, seat, range) || range.low > range.high) return said
  const deed: DeedNo = lot
  const picture = pictureOf(l, STEADY.tuned)
  picture.look(l)
  for (let other: SeatNo = 0; other < l.s.seats; other++) {
    if (other === seat || ((l.s.alive >>> other) & 1) === 0) continue
    if (mostFor(picture, other, deed) > range.low) return pack(l.book.codes.bid, seat, range.low)
  }
  return said
}

/** Where a sealed bid or a minimum price is named: so many times as much of it, as far as the rules allow. */
export function named(
  l: GameView,
  seat: SeatNo,
  said: Packed,
  action: 'sealedBid' | 'setMinimum',
  times: number,
): Packed {
  const code = l.book.codes[action]
  if (code === undefined || codeOf(said) !== code) return said
  return actionRule(l.book, action)?.range?.(l, seat, range) ? packAmount(code, seat, times * argumentOf(said)) : said
}

/** The printed price as the minimum of an auction of its own. */
export function minimumAtPrint(l: GameView, seat: SeatNo, said: Packed): Packed {
  const { setMinimum } = l.book.codes
  if (setMinimum === undefined || codeOf(said) !== setMinimum) return said
  const lot: DeedNo = sealedLot(l, topFrame(l))
  return actionRule(l.book, 'setMinimum')?.range?.(l, seat, range)
    ? packAmount(setMinimum, seat, l.book.board.price[lot])
    : said
}

/** The amount in `range`, at least and at most what it allows. */
function packAmount(code: number, seat: SeatNo, amount: number): Packed {
  return pack(code, seat, Math.min(range.high, Math.max(range.low, Math.floor(amount))))
}

/** Where it would do one of these of its own accord: ends its turn. */
export function endsInstead(l: GameView, seat: SeatNo, said: Packed, actions: readonly ActionName[]): Packed {
  const { codes } = l.book
  const isOne = actions.some((name) => codes[name] !== undefined && codes[name] === codeOf(said))
  return isOne && isDone(l) && isLegal(l, codes.endTurn, seat) ? pack(codes.endTurn, seat) : said
}

/** Where it would end its turn: puts a deed up for auction, one of a group that others want if `asked`; else any. */
export function putUpOften(l: GameView, seat: SeatNo, said: Packed, asked: boolean): Packed {
  const { putUp, endTurn } = l.book.codes
  if (putUp === undefined || !isDone(l) || codeOf(said) !== endTurn) return said
  const { deeds, groupOf } = l.book.board
  for (let step = 0; step < deeds; step++) {
    const deed: DeedNo = (step + l.s.round) % deeds
    if (l.s.owner[deed] !== seat || (asked && ownerIn(l, seat, groupOf[deed]) === NOBODY)) continue
    if (isLegal(l, putUp, seat, deed)) return pack(putUp, seat, deed)
  }
  return said
}

/** Where it would end its turn: offers a deed for its printed price to somebody who has others of its group. */
export function offerForPrint(l: GameView, seat: SeatNo, said: Packed, terms: Terms): Packed {
  if (!mayOffer(l, seat, said)) return said
  const { deeds, price, groupOf } = l.book.board
  for (let deed: DeedNo = 0; deed < deeds; deed++) {
    if (l.s.owner[deed] !== seat || isHeldByBuildings(l, deed)) continue
    const to: SeatNo = ownerIn(l, seat, groupOf[deed])
    if (to < 0 || l.s.parts.trade.offered[seat] > 0) continue
    terms.clear()
    terms.to = to
    terms.giveDeed(deed)
    terms.getCash = price[deed]
    if (l.s.cash[to] >= price[deed] && isLegal(l, l.book.codes.offer, seat)) return pack(l.book.codes.offer, seat)
  }
  return said
}

/** Where it would end its turn: asks somebody for a deed of a group of its own, twice its printed price, once more. */
export function offerOften(l: GameView, seat: SeatNo, said: Packed, terms: Terms): Packed {
  if (!mayOffer(l, seat, said)) return said
  const { deeds, price, groupOf } = l.book.board
  const nth = l.s.parts.trade.offered[seat]
  for (let step = 0; step < deeds; step++) {
    const deed: DeedNo = (step + nth * (l.s.round + 7)) % deeds
    const owner: SeatNo = l.s.owner[deed]
    if (owner < 0 || owner === seat || isHeldByBuildings(l, deed) || !hasOf(l, seat, groupOf[deed])) continue
    terms.clear()
    terms.to = owner
    terms.getDeed(deed)
    terms.giveCash = Math.min(l.s.cash[seat], 2 * price[deed])
    if (isLegal(l, l.book.codes.offer, seat)) return pack(l.book.codes.offer, seat)
  }
  return said
}

function isDone(l: GameView): boolean {
  return topKind(l) === TURN_FRAME && topStage(l) === Turn.done
}

function mayOffer(l: GameView, seat: SeatNo, said: Packed): boolean {
  if (!isDone(l) || codeOf(said) !== l.book.codes.endTurn || l.book.codes.offer === undefined) return false
  return ((openOffers(l) >>> seat) & 1) === 0 && l.s.parts.trade.offered[seat] < offersATurn(l.book)
}

function hasOf(l: GameView, seat: SeatNo, group: number): boolean {
  const { deeds, groupOf } = l.book.board
  for (let deed: DeedNo = 0; deed < deeds; deed++) if (groupOf[deed] === group && l.s.owner[deed] === seat) return true
  return false
}

/** Another seat that has deeds of a group, or `NOBODY`. */
function ownerIn(l: GameView, seat: SeatNo, group: number): number {
  for (let other: SeatNo = 0; other < l.s.seats; other++) if (other !== seat && hasOf(l, other, group)) return other
  return NOBODY
}
