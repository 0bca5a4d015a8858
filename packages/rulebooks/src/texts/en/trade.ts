import type { ChapterTexts } from '../chapter-texts.ts'
import type { Side } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { paidTo, shares } from './words.ts'

/** `Bath Street (mortgaged), 50 thalers and a jail card` */
function goods(
  { seat, goods: { cash, deeds = [], jailCards = [], shares: given }, isMortgaged }: Side,
  v: Voice,
): string {
  const items = deeds.map((deed) => (isMortgaged(deed) ? `${v.deed(deed)} (mortgaged)` : v.deed(deed)))
  if (given !== undefined) items.push(shares(given.number, given.issuer, seat, v))
  if (cash) items.push(v.money(cash))
  if (jailCards.length > 0) items.push(jailCards.length === 1 ? 'a jail card' : `${jailCards.length} jail cards`)
  return items.length > 0 ? v.list(items) : 'nothing'
}

function offer(from: Side, to: Side, v: Voice): string {
  return `${v.seat(from.seat)} gives ${goods(from, v)}; ${v.seat(to.seat)} gives ${goods(to, v)} in return.`
}

export const texts: ChapterTexts<'trade'> = {
  events: {
    tradeOffered: ({ seat, to }, v) => `${v.seat(seat)} makes ${v.seat(to)} an offer.`,
    tradeCountered: ({ seat, to }, v) => `${v.seat(seat)} makes ${v.seat(to)} a counter-offer.`,
    tradeDeclined: ({ seat, to }, v) => `${v.seat(to)} declines the offer from ${v.seat(seat)}.`,
    tradeWithdrawn: ({ seat, to }, v) => `${v.seat(seat)} withdraws the offer to ${v.seat(to)}.`,
    tradeLapsed: ({ seat, to }, v) => `The offer from ${v.seat(seat)} to ${v.seat(to)} has lapsed.`,
    traded: ({ seat, to }, v) => `${v.seat(seat)} and ${v.seat(to)} agree and trade.`,
  },
  payments: {
    trade: ({ from, to, amount }, v) => `${v.seat(from)} pays ${v.money(amount)} ${paidTo(to, v)} in the trade.`,
  },
  refusals: {
    noSuchOffer: 'This offer no longer stands.',
    notYourOffer: 'Only its recipient can accept or decline an offer, and only its maker can withdraw it.',
    offerToSelf: 'Nobody can trade alone.',
    offerEmpty: 'A trade needs a property or a card, and only one side pays.',
    offerIsGift: 'Gifts are forbidden here: both sides must give something.',
    offerBuilt: 'Only properties whose colour group has no building can be traded.',
    offerNotTheirs: 'The offer names something that does not belong to the side that is to give it.',
    offerTooDear: 'The cash does not cover the money in the offer.',
    offerInterestTooDear: 'The cash does not cover the interest on the mortgages that the trade makes due.',
    tooManyOffers: 'Nobody may make more than {offersATurn} offers in a turn.',
    proposerOwes:
      'After this deal the player who makes the offer could not pay all that they owe or can still be asked for, and less would be left for their creditors.',
    recipientOwes:
      'After this deal the player who gets the offer could not pay all that they owe or can still be asked for, and less would be left for their creditors.',
  },
  actions: {
    offer: ({ counter }) => (counter ? 'Make a counter-offer' : 'Make an offer'),
    accept: (offer, v) => (offer === null ? 'Accept the offer' : `Accept the offer from ${v.seat(offer.proposer)}`),
    refuse: (offer, v) => (offer === null ? 'Decline the offer' : `Decline the offer from ${v.seat(offer.proposer)}`),
    withdraw: (offer, v) => (offer === null ? 'Withdraw the offer' : `Withdraw the offer to ${v.seat(offer.to)}`),
  },
  questions: {
    offers: ({ proposers }, v) => `Offer from ${v.seats(proposers)}: accept or decline?`,
  },
  phrases: { offer },
}
