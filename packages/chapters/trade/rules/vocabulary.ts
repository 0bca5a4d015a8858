import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Offers, and what is traded by them. */
export const vocabulary = {
  slots: ['trade', 'gifts'],
  refusals: {
    noSuchOffer: 'trade',
    notYourOffer: 'trade',
    offerToSelf: 'trade',
    offerEmpty: 'trade',
    offerIsGift: 'gifts',
    offerBuilt: 'trade',
    offerNotTheirs: 'trade',
    offerTooDear: 'trade',
    offerInterestTooDear: 'transferInterest',
    tooManyOffers: 'trade',
    proposerOwes: 'debtorTrades',
    recipientOwes: 'debtorTrades',
  },
  events: {
    tradeOffered: ['seat', 'to', 'offer'],
    tradeCountered: ['seat', 'to', 'offer'],
    tradeDeclined: ['seat', 'to', 'offer'],
    tradeWithdrawn: ['seat', 'to', 'offer'],
    tradeLapsed: ['seat', 'to', 'offer'],
    traded: ['seat', 'to', 'offer'],
  },
  actions: { offer: 'terms', accept: 'matter', refuse: 'matter', withdraw: 'matter' },
} as const satisfies Vocabulary
