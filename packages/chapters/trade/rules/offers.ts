import { setOpen } from '@hausregeln/engine/core/action/matter.ts'
import type { Terms } from '@hausregeln/engine/core/action/terms.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import { OFFER_WORDS } from './section.ts'

/** The name of open offers among the matters. */
export const OFFERS_OPEN = 'offers'

/** Words of an offer's row; the row is the proposer's. */
const SERIAL = 0
const TO = 1
const GIVE_CASH = 2
const GET_CASH = 3
const GIVE_LOW = 4
const GIVE_HIGH = 5
const GET_LOW = 6
const GET_HIGH = 7
const GIVE_CARDS = 8
const GET_CARDS = 9
const GIVE_ISSUER = 10
const GIVE_SHARES = 11
const GET_ISSUER = 12
const GET_SHARES = 13

/** Seats that have an open offer, a bit a seat. None where a rulebook knows no trade. */
export function openOffers(l: GameView): number {
  return l.s.parts.trade?.offerMask ?? 0
}

/** Writes the terms of a seat's open offer into its row, under this serial number. */
export function writeOffer(g: Game, seat: number, serial: number, terms: Terms): void {
  const row = seat * OFFER_WORDS
  const words = g.s.parts.trade.offers
  words[row + SERIAL] = serial
  words[row + TO] = terms.to
  words[row + GIVE_CASH] = terms.giveCash
  words[row + GET_CASH] = terms.getCash
  words[row + GIVE_LOW] = terms.giveLow
  words[row + GIVE_HIGH] = terms.giveHigh
  words[row + GET_LOW] = terms.getLow
  words[row + GET_HIGH] = terms.getHigh
  words[row + GIVE_CARDS] = terms.giveCards
  words[row + GET_CARDS] = terms.getCards
  words[row + GIVE_ISSUER] = terms.giveIssuer
  words[row + GIVE_SHARES] = terms.giveNumber
  words[row + GET_ISSUER] = terms.getIssuer
  words[row + GET_SHARES] = terms.getNumber
  g.s.parts.trade.offerMask |= 1 << seat
  setOpen(g, OFFERS_OPEN, true)
}

/** Reads the open offer of a seat into `terms`. */
export function readOffer(l: GameView, seat: number, terms: Terms): void {
  const row = seat * OFFER_WORDS
  const words = l.s.parts.trade.offers
  terms.to = words[row + TO]
  terms.giveCash = words[row + GIVE_CASH]
  terms.getCash = words[row + GET_CASH]
  terms.giveLow = words[row + GIVE_LOW]
  terms.giveHigh = words[row + GIVE_HIGH]
  terms.getLow = words[row + GET_LOW]
  terms.getHigh = words[row + GET_HIGH]
  terms.giveCards = words[row + GIVE_CARDS]
  terms.getCards = words[row + GET_CARDS]
  terms.giveIssuer = words[row + GIVE_ISSUER]
  terms.giveNumber = words[row + GIVE_SHARES]
  terms.getIssuer = words[row + GET_ISSUER]
  terms.getNumber = words[row + GET_SHARES]
  terms.counters = 0
}

/** Clears the open offer of a seat. */
export function removeOffer(g: Game, seat: number): void {
  const kept = g.s.parts.trade
  kept.offers.fill(0, seat * OFFER_WORDS, (seat + 1) * OFFER_WORDS)
  kept.offerMask &= ~(1 << seat)
  if (kept.offerMask === 0) setOpen(g, OFFERS_OPEN, false)
}

/** Who has made the offer with this serial, or nobody. */
export function proposerOf(l: GameView, serial: number): number {
  for (let seat = 0; seat < l.s.seats; seat++)
    if (
      ((l.s.parts.trade.offerMask >>> seat) & 1) === 1 &&
      l.s.parts.trade.offers[seat * OFFER_WORDS + SERIAL] === serial
    )
      return seat
  return NOBODY
}

/** The seat that an open offer is made to. */
export function recipientOf(l: GameView, proposer: number): number {
  return l.s.parts.trade.offers[proposer * OFFER_WORDS + TO]
}

/** The serial number of a seat's open offer. */
export function serialOf(l: GameView, proposer: number): number {
  return l.s.parts.trade.offers[proposer * OFFER_WORDS + SERIAL]
}

/** Whether a mask of deeds in two words has this one. */
export function hasDeed(low: number, high: number, deed: number): boolean {
  return (((deed < 32 ? low : high) >>> (deed & 31)) & 1) === 1
}

/** Whether the open offer of a seat names this deed. */
export function namesDeed(l: GameView, proposer: number, deed: number): boolean {
  const row = proposer * OFFER_WORDS
  const words = l.s.parts.trade.offers
  return hasDeed(words[row + GIVE_LOW] | words[row + GET_LOW], words[row + GIVE_HIGH] | words[row + GET_HIGH], deed)
}

/** Whether the open offer of a seat names the jail card of this deck, on either side. */
export function namesCard(l: GameView, proposer: number, deck: number): boolean {
  const row = proposer * OFFER_WORDS
  return (((l.s.parts.trade.offers[row + GIVE_CARDS] | l.s.parts.trade.offers[row + GET_CARDS]) >>> deck) & 1) === 1
}
