import {
  type ActionName,
  actionRule,
  Chance,
  type Lens,
  pack,
  type Range,
  SEAT,
  TURN_FRAME,
  topFrame,
  topKind,
  topStage,
  verify,
} from '@hausregeln/engine'
import { auctionLot, highestBidder, standingBid } from '@hausregeln/engine/chapters/auction-open/auction-open.ts'
import { AUCTION_FRAME } from '@hausregeln/engine/chapters/auction-open/vocabulary.ts'
import {
  ASKING,
  sealedLot,
  sealedReserve,
  sealedSeller,
} from '@hausregeln/engine/chapters/auction-sealed/auction-sealed.ts'
import { LEAST, leastSealedBid } from '@hausregeln/engine/chapters/auction-sealed/round.ts'
import { SEALED_FRAME } from '@hausregeln/engine/chapters/auction-sealed/vocabulary.ts'
import { stock } from '@hausregeln/engine/chapters/building/levels.ts'
import { FIRST_THROW_FRAME } from '@hausregeln/engine/chapters/first-throw/vocabulary.ts'
import { CREDITOR, OWED } from '@hausregeln/engine/chapters/settle/debt.ts'
import { askerOf, ISSUER, NUMBER } from '@hausregeln/engine/chapters/shares/lot.ts'
import { reportsOwed } from '@hausregeln/engine/chapters/shares/report.ts'
import { SHARE_LOT_FRAME } from '@hausregeln/engine/chapters/shares/vocabulary.ts'
import { HOTEL, PRICE } from '@hausregeln/engine/chapters/shortage/pieces.ts'
import { SHORTAGE_FRAME } from '@hausregeln/engine/chapters/shortage/vocabulary.ts'
import { openOffers, recipientOf } from '@hausregeln/engine/chapters/trade/offers.ts'
import { Again, Turn } from '@hausregeln/engine/chapters/turn/stages.ts'
import { turnStage } from '@hausregeln/engine/chapters/turn/turn.ts'
import { bailOf } from '@hausregeln/engine/kit/jail.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { actionFacts, type DemandFacts, deedHere, demandOf } from './action-facts.ts'

type Nothing = Readonly<Record<never, never>>

/** All that a seat can be asked, or told to wait for. Seats in masks are a bit a seat; `deed` -1 is a building. */
export interface Questions {
  readonly over: Nothing
  readonly dice: { readonly seat: number }
  readonly card: { readonly deck: number }
  readonly lot: { readonly seats: number }
  readonly deal: { readonly seat: number }
  /** `debt`: what is owed to the bank. */
  readonly throw: { readonly why: 'turn' | 'doubles' | 'optional' | 'card'; readonly debt: number }
  /** `left`: how often one can still sit out instead. */
  readonly prison: { readonly bail: number; readonly missing: number; readonly left: number }
  /** `bail` is null where it cannot be paid now; `lastBail` is what a failed last attempt costs, null before it. */
  readonly jail: {
    readonly attempt: number
    readonly attempts: number
    readonly bail: number | null
    readonly lastBail: number | null
    readonly card: boolean
  }
  readonly buy: { readonly deed: number; readonly price: number; readonly missing: number; readonly auction: boolean }
  readonly bus: Nothing
  readonly triple: Nothing
  /** What could still be done. */
  readonly endTurn: { readonly build: boolean; readonly trade: boolean }
  readonly auction: { readonly deed: number; readonly bid: number; readonly bidder: number }
  /** `seller`: a seat or the bank; `minimum`: what must be bid after a tie, else 0. */
  /** `reserve`: the price below which an owner does not sell. */
  readonly sealed: {
    readonly deed: number
    readonly seller: number
    readonly minimum: number
    readonly reserve: number
  }
  /** An owner's auction: below which price is the deed not sold? */
  readonly minimum: { readonly deed: number; readonly most: number }
  /** Shares of the bank's: `minimum` is their price, `asks` whether this seat has asked for them and must bid it. */
  readonly shareLot: {
    readonly issuer: number
    readonly number: number
    readonly minimum: number
    readonly asks: boolean
  }
  /** `hopeless`: the bank's money for all buildings and mortgages does not cover it either. */
  readonly debt: {
    readonly creditor: number
    readonly owed: number
    readonly missing: number
    readonly hopeless: boolean
  }
  /** `orderer` is -1 if he has left meanwhile. */
  readonly want: { readonly hotel: boolean; readonly left: number; readonly orderer: number }
  /** `price` is what was bid, or 0 where the printed price holds. */
  readonly place: { readonly hotel: boolean; readonly price: number }
  readonly decide: Nothing
  readonly demands: { readonly open: readonly DemandFacts[] }
  readonly offers: { readonly proposers: number }
  readonly report: Nothing
  readonly wait: { readonly seats: number; readonly what: 'turn' | 'auction' | 'minimum' | 'debt' | 'pieces' }
}

export type Question = {
  [Kind in keyof Questions]: { readonly ask: Kind } & Questions[Kind]
}[keyof Questions]

/** What the game asks of `seat` now: first what it must decide, then what it may; or for whom it waits. Never empty. */
export function questionsFor(l: Lens, seat: number): readonly Question[] {
  const { s } = l
  if (s.over !== 0) return [{ ask: 'over' }]
  if (s.awaiting !== Chance.none) return [chanceQuestion(l)]
  const must = (s.must >>> seat) & 1 ? mustQuestion(l, seat) : null
  const may = [demandsQuestion(l, seat), offersQuestion(l, seat), reportQuestion(l, seat)]
  const asked = [must, ...may].filter((question) => question !== null)
  return asked.length > 0 ? asked : [waitQuestion(l)]
}

function chanceQuestion(l: Lens): Question {
  const { awaiting, awaitingFor, turnSeat } = l.s
  if (awaiting === Chance.card) return { ask: 'card', deck: awaitingFor }
  if (awaiting === Chance.lot) return { ask: 'lot', seats: awaitingFor }
  if (awaiting === Chance.deed) return { ask: 'deal', seat: awaitingFor }
  return { ask: 'dice', seat: topKind(l) === FIRST_THROW_FRAME ? topWord(l, SEAT) : turnSeat }
}

function mustQuestion(l: Lens, seat: number): Question {
  switch (topKind(l)) {
    case TURN_FRAME:
      return turnQuestion(l, seat)
    case AUCTION_FRAME:
      return auctionQuestion(l)
    case SEALED_FRAME:
      return sealedQuestion(l, seat)
    case SHARE_LOT_FRAME:
      return lotQuestion(l, seat)
    case DEBT_FRAME:
      return debtQuestion(l, seat)
    case SHORTAGE_FRAME:
      return shortageQuestion(l, seat)
    default:
      return { ask: 'decide' }
  }
}

function turnQuestion(l: Lens, seat: number): Question {
  switch (turnStage(l)) {
    case Turn.ready:
      return l.s.jail[seat] ? jailQuestion(l, seat) : throwQuestion(l, seat)
    case Turn.buy: {
      const { deed, auction } = actionFacts.decline(l, seat, 0)
      const price = l.book.board.price[deedHere(l, seat)] ?? 0
      return { ask: 'buy', deed, price, missing: Math.max(0, price - cashOf(l, seat)), auction }
    }
    case Turn.done:
      return endTurnQuestion(l, seat)
    case Turn.bus:
      return { ask: 'bus' }
    case Turn.triple:
      return { ask: 'triple' }
    default:
      return { ask: 'decide' }
  }
}

function throwQuestion(l: Lens, seat: number): Question {
  const { throwsOfTurn, again } = l.s
  const { debt } = l.s.parts.money
  const byDoubles = l.book.doublesOptional ? 'optional' : 'doubles'
  const why = throwsOfTurn === 0 ? 'turn' : again === Again.ordered ? 'card' : byDoubles
  return { ask: 'throw', why, debt: debt[seat] ?? 0 }
}

/** Where one trades and builds at will, it is left open whether there is anything to build now. */
function endTurnQuestion(l: Lens, seat: number): Question {
  const trade = l.book.codes.offer !== undefined
  const deeds = Array.from({ length: l.book.board.deeds }, (_, deed) => deed)
  return { ask: 'endTurn', trade, build: trade || deeds.some((deed) => isLegal(l, seat, 'build', deed)) }
}

function jailQuestion(l: Lens, seat: number): Question {
  if (isLegal(l, seat, 'stay')) {
    const bail = bailOf(l, seat)
    const left = l.book.jail.attempts + 1 - (l.s.jail[seat] ?? 0)
    return { ask: 'prison', bail, missing: Math.max(0, bail - cashOf(l, seat)), left }
  }
  const { attempts, bail, lastBail } = l.book.jail
  const attempt = l.s.jail[seat] ?? 0
  return {
    ask: 'jail',
    attempt,
    attempts,
    bail: isLegal(l, seat, 'payBail') ? bail : null,
    lastBail: attempt === attempts ? lastBail : null,
    card: isLegal(l, seat, 'playJailCard'),
  }
}

function auctionQuestion(l: Lens): Question {
  const frame = topFrame(l)
  return { ask: 'auction', deed: auctionLot(l, frame), bid: standingBid(l, frame), bidder: highestBidder(l, frame) }
}

function sealedQuestion(l: Lens, seat: number): Question {
  const frame = topFrame(l)
  const deed = sealedLot(l, frame)
  if (topStage(l) === ASKING) {
    const range: Range = { low: 0, high: 0 }
    actionRule(l.book, 'setMinimum')?.range?.(l, seat, range)
    return { ask: 'minimum', deed, most: range.high }
  }
  const [minimum, reserve] = [leastSealedBid(l, seat), sealedReserve(l, frame)]
  return { ask: 'sealed', deed, seller: sealedSeller(l, frame), minimum, reserve }
}

function lotQuestion(l: Lens, seat: number): Question {
  const asks = askerOf(l, topFrame(l)) === seat
  return { ask: 'shareLot', issuer: topWord(l, ISSUER), number: topWord(l, NUMBER), minimum: topWord(l, LEAST), asks }
}

/** A report that this seat owes the exchange and may file now. */
function reportQuestion(l: Lens, seat: number): Question | null {
  return (reportsOwed(l) >>> seat) & 1 && isLegal(l, seat, 'report') ? { ask: 'report' } : null
}

function debtQuestion(l: Lens, seat: number): Question {
  const owed = topWord(l, OWED)
  return {
    ask: 'debt',
    creditor: topWord(l, CREDITOR),
    owed,
    missing: owed - cashOf(l, seat),
    hopeless: isLegal(l, seat, 'bankrupt'),
  }
}

function shortageQuestion(l: Lens, seat: number): Question {
  const hotel = topWord(l, HOTEL) === 1
  if (isLegal(l, seat, 'want')) return { ask: 'want', hotel, left: stock(l, hotel), orderer: topWord(l, SEAT) }
  return { ask: 'place', hotel, price: topWord(l, PRICE) }
}

/** Rent that this seat may demand now. */
function demandsQuestion(l: Lens, seat: number): Question | null {
  const open: DemandFacts[] = []
  forEachMatter(l, seat, (serial) => {
    if (!isLegal(l, seat, 'demand', serial)) return
    const demand = demandOf(l, serial)
    if (demand !== null) open.push(demand)
  })
  return open.length > 0 ? { ask: 'demands', open } : null
}

/** Offers that this seat may answer now. */
function offersQuestion(l: Lens, seat: number): Question | null {
  let proposers = 0
  for (let other = 0; other < l.s.seats; other++)
    if ((openOffers(l) >>> other) & 1 && recipientOf(l, other) === seat) proposers |= 1 << other
  return proposers !== 0 ? { ask: 'offers', proposers } : null
}

function waitQuestion(l: Lens): Question {
  const seats = l.s.must
  switch (topKind(l)) {
    case SEALED_FRAME:
      return { ask: 'wait', seats, what: topStage(l) === ASKING ? 'minimum' : 'auction' }
    case AUCTION_FRAME:
    case SHARE_LOT_FRAME:
      return { ask: 'wait', seats, what: 'auction' }
    case DEBT_FRAME:
      return { ask: 'wait', seats, what: 'debt' }
    case SHORTAGE_FRAME:
      return { ask: 'wait', seats, what: 'pieces' }
    default:
      return { ask: 'wait', seats, what: 'turn' }
  }
}

function forEachMatter(l: Lens, seat: number, visit: (serial: number) => void): void {
  for (const matter of l.book.matters) matter.each(l, seat, visit)
}

function isLegal(l: Lens, seat: number, name: ActionName, argument = 0): boolean {
  return verify(l, pack(l.book.codes[name], seat, argument)) === null
}

function topWord(l: Lens, word: number): number {
  return l.s.frames[topFrame(l) + word] ?? 0
}

function cashOf(l: Lens, seat: number): number {
  return l.s.cash[seat] ?? 0
}
