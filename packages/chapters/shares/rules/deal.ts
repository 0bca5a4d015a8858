import type { Terms } from '@hausregeln/engine/core/action/terms.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { isAlive } from '@hausregeln/engine/kit/seats.ts'
import { costOf, levy, netOf } from '@hausregeln/engine/kit/surcharge.ts'
import { rentsOf } from '../../rent/rules/rent.ts'
import { type Change, NO_CHANGE } from '../../settle/rules/change.ts'
import { isDebtor } from '../../settle/rules/debt.ts'
import { liabilityOf } from '../../settle/rules/liability.ts'
import type { Wares } from '../../trade/rules/trade.ts'
import { sharesOf } from './holdings.ts'
import { sharePrice } from './price.ts'
import { moveShares } from './register.ts'

/** A deal as the register has it: who sells whose shares to whom, how many, and for how much in all. */
interface Deal {
  seller: number
  buyer: number
  issuer: number
  number: number
  price: number
}

/** The deal being looked at. */
const deal: Deal = { seller: 0, buyer: 0, issuer: 0, number: 0, price: 0 }

function readDeal(seat: number, t: Readonly<Terms>): Deal {
  const sells = t.giveNumber > 0
  deal.seller = sells ? seat : t.to
  deal.buyer = sells ? t.to : seat
  deal.issuer = sells ? t.giveIssuer : t.getIssuer
  deal.number = sells ? t.giveNumber : t.getNumber
  deal.price = sells ? t.getCash : t.giveCash
  return deal
}

/** Only shares change hands between players, for cash: no deeds, no jail cards, no shares for shares. */
function checkKind(t: Readonly<Terms>): Refusal | null {
  const others = t.giveLow | t.giveHigh | t.giveCards | t.getLow | t.getHigh | t.getCards
  if (others !== 0) return 'tradeForbidden'
  if (t.giveNumber > 0 === t.getNumber > 0) return 'sharesForCash'
  return (t.giveNumber > 0 ? t.giveCash : t.getCash) > 0 ? 'sharesForCash' : null
}

function checkDeal(l: GameView, seat: number, terms: Readonly<Terms>, now: boolean): Refusal | null {
  const { to } = terms
  if (to === seat) return 'offerToSelf'
  if (to >= l.s.seats || !isAlive(l, to) || !isAlive(l, seat)) return 'notInGame'
  if (terms.giveCash < 0 || terms.getCash < 0 || terms.giveNumber < 0 || terms.getNumber < 0) return 'malformed'
  const refusal = checkKind(terms)
  if (refusal !== null) return refusal
  const { seller, buyer, issuer, number, price } = readDeal(seat, terms)
  if (issuer >= l.s.seats || sharesOf(l, issuer, seller) < number) return 'noSharesHeld'
  const byDebtor = isDebtor(l, seller)
  if (seller !== l.s.turnSeat && buyer !== l.s.turnSeat && !byDebtor) return 'sharesOutOfTurn'
  if (byDebtor && price < number * sharePrice(l, issuer)) return 'debtorShares'
  if (givesLastShare(l, seller, issuer, number)) return 'lastShareOwing'
  if (isLeaving(l, seller, issuer) || isLeaving(l, buyer, issuer)) return 'aboutToBeTakenOver'
  const tooDear = (now || buyer === seat) && l.s.cash[buyer] < costOf(l, buyer, price)
  return checkLiable(l, seat, deal, terms) ?? (tooDear ? 'offerTooDear' : null)
}

/** Neither side gives away what it owes, or can be made to owe. */
function checkLiable(l: GameView, seat: number, made: Deal, { to }: Readonly<Terms>): Refusal | null {
  const { liability } = l.book.policies
  const owed = liabilityOf(l, seat)
  if (owed > 0 && !liability.stands(l, seat, owed, changeFor(l, seat, to, made))) return 'proposerOwes'
  const owedByOther = liabilityOf(l, to)
  if (owedByOther > 0 && !liability.stands(l, to, owedByOther, changeFor(l, to, seat, made))) return 'recipientOwes'
  return null
}

/** What the deal being looked at changes for a side. */
const change: Change = { ...NO_CHANGE }

function changeFor(l: GameView, seat: number, other: number, { seller, number, issuer, price }: Deal): Change {
  const sells = seat === seller
  change.cash = sells ? netOf(l, seat, price) : -costOf(l, seat, price)
  change.other = other
  change.otherCash = sells ? -costOf(l, other, price) : netOf(l, other, price)
  change.issuer = issuer
  change.lots = sells ? -number : number
  return change
}

/**
 * Whether a seat only waits to be taken over: it deals in nothing but the shares of itself that would keep it in the
 * game.
 */
function isLeaving(l: GameView, seat: number, issuer: number): boolean {
  return ((l.s.doomed >>> seat) & 1) === 1 && issuer !== seat
}

/** A player who owes something, or may yet have to pay rent, does not slip away by giving away their last own share. */
export function givesLastShare(l: GameView, seller: number, issuer: number, number: number): boolean {
  if (seller !== issuer || sharesOf(l, issuer, issuer) > number) return false
  return isDebtor(l, seller) || rentsOf(l, seller) > 0
}

function carryOut(g: Game, proposer: number, _other: number, terms: Readonly<Terms>): void {
  const { seller, buyer, issuer, number, price } = readDeal(proposer, terms)
  if (price > 0) transfer(g, buyer, seller, price, 'shareTrade')
  levy(g, buyer, price)
  levy(g, seller, price)
  moveShares(g, issuer, seller, buyer, number, price, 'shareTrade')
}

/** Whether both sides still have the shares of this issuer that they are to give. */
function stillHas(l: GameView, proposer: number, terms: Readonly<Terms>, issuer: number): boolean {
  const given = terms.giveIssuer === issuer ? terms.giveNumber : 0
  const got = terms.getIssuer === issuer ? terms.getNumber : 0
  return given <= sharesOf(l, issuer, proposer) && got <= sharesOf(l, issuer, terms.to)
}

/** Shares change hands between players at any price, while one of the two is on turn. */
export const shareWares: Wares = {
  slots: ['trade', 'shareTrade'],
  check: checkDeal,
  handOver: carryOut,
  stillHas,
}
