import { frameNumber, type Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** The sealed auction. */
export const vocabulary = {
  slots: ['sealedOpening', 'sealedBid', 'sealedTie', 'sealedNobody', 'sealedReveal'],
  refusals: {
    bidAlreadyIn: 'sealedBid',
    sealedTooLow: 'sealedTie',
    noSealedBids: 'sealedBid',
    notAskedToBid: 'sealedBid',
    sealedAboveCash: 'sealedBid',
  },
  events: {
    sealedOpened: ['deed', 'seat', 'minimum'],
    sealedBidIn: ['seat'],
    sealedRevealed: ['seat', 'amount'],
    sealedTied: ['deed', 'amount', 'round'],
    lotsDrawn: ['seat'],
  },
  actions: { sealedBid: 'amount' },
  options: ['auctionStreetsOnly'],
  frames: ['sealed'],
} as const satisfies Vocabulary

/** The frame of this name, as it lies in the agenda. */
export const SEALED_FRAME = frameNumber('sealed')
