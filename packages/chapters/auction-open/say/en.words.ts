// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    auctionOpened: (a, v) => `${v.deed(a.deed)} is put up for auction.`,
    passed: (a, v) => `${v.seat(a.seat)} passes.`,
    bid: (a, v) => `${v.seat(a.seat)} bids ${v.money(a.amount)} for ${common.phrase.lot(a, v)}.`,
  },
  refusal: {
    noAuction: 'No auction is running.',
    outOfAuction: 'Only those who are asked and have not passed can still bid here.',
    alreadyHighest: 'This player already holds the highest bid.',
    bidBelowLeast: 'The bid is below the least bid or the least step.',
    bidTooLow: 'The bid must be higher than the highest so far.',
    bidAboveCash: 'Bids come from cash alone, and there is not that much.',
  },
  action: {
    pass: 'Pass',
    bid: (a, v) => `Bid ${v.short(a.amount)}`,
  },
  ask: {
    noBid: (a, v) => `At auction: ${common.phrase.lot(a, v)}, no bid yet. Bid or pass?`,
    bid: (a, v) => `At auction: ${common.phrase.lot(a, v)}, ${v.money(a.bid)} from ${v.seat(a.bidder)}. Bid or pass?`,
  },
}
