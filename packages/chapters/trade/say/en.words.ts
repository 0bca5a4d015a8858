// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    tradeOffered: (a, v) => `${v.seat(a.seat)} makes ${v.seat(a.to)} an offer.`,
    tradeCountered: (a, v) => `${v.seat(a.seat)} makes ${v.seat(a.to)} a counter-offer.`,
    tradeDeclined: (a, v) => `${v.seat(a.to)} declines the offer from ${v.seat(a.seat)}.`,
    tradeWithdrawn: (a, v) => `${v.seat(a.seat)} withdraws the offer to ${v.seat(a.to)}.`,
    tradeLapsed: (a, v) => `The offer from ${v.seat(a.seat)} to ${v.seat(a.to)} has lapsed.`,
  },
  payment: {
    trade: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} ${common.phrase.paidTo(a, v)} in the trade.`,
  },
  refusal: {
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
    proposerOwes: 'After this deal the player who makes the offer could not pay all that they owe or can still be asked for, and less would be left for their creditors.',
    recipientOwes: 'After this deal the player who gets the offer could not pay all that they owe or can still be asked for, and less would be left for their creditors.',
  },
  goods: {
    mortgaged: (a, v) => `${v.deed(a.deed)} (mortgaged)`,
    jailCards: (a) => (a.number === 1 ? 'a jail card' : `${a.number} jail cards`),
    nothing: 'nothing',
  },
  made: (a, v) => `${v.seat(a.seat)} gives ${a.gives}; ${v.seat(a.to)} gives ${a.gets} in return.`,
  traded: {
    goods: (a, v) => `${v.seat(a.seat)} and ${v.seat(a.to)} agree and trade.`,
    shares: (a, v) => `${v.seat(a.seat)} and ${v.seat(a.to)} agree on a deal.`,
  },
  action: {
    offer: {
      first: 'Make an offer',
      counter: 'Make a counter-offer',
    },
    accept: {
      any: 'Accept the offer',
      one: (a, v) => `Accept the offer from ${v.seat(a.proposer)}`,
    },
    refuse: {
      any: 'Decline the offer',
      one: (a, v) => `Decline the offer from ${v.seat(a.proposer)}`,
    },
    withdraw: {
      any: 'Withdraw the offer',
      one: (a, v) => `Withdraw the offer to ${v.seat(a.to)}`,
    },
  },
  ask: {
    offers: (a, v) => `Offer from ${v.seats(a.proposers)}: accept or decline?`,
  },
}
