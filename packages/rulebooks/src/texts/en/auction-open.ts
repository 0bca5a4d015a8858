import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { lot } from './words.ts'

function auction({ deed, bid, bidder }: Questions['auction'], v: Voice): string {
  const state = bidder < 0 ? 'no bid yet' : `${v.money(bid)} from ${v.seat(bidder)}`
  return `At auction: ${lot(deed, v)}, ${state}. Bid or pass?`
}

export const texts: ChapterTexts<'auction-open'> = {
  events: {
    auctionOpened: ({ deed }, v) => `${v.deed(deed)} is put up for auction.`,
    bid: ({ seat, amount, deed }, v) => `${v.seat(seat)} bids ${v.money(amount)} for ${lot(deed, v)}.`,
    passed: ({ seat }, v) => `${v.seat(seat)} passes.`,
  },
  refusals: {
    noAuction: 'No auction is running.',
    outOfAuction: 'Only those who are asked and have not passed can still bid here.',
    alreadyHighest: 'This player already holds the highest bid.',
    bidBelowLeast: 'The bid is below the least bid or the least step.',
    bidTooLow: 'The bid must be higher than the highest so far.',
    bidAboveCash: 'Bids come from cash alone, and there is not that much.',
  },
  actions: {
    bid: ({ amount }, v) => `Bid ${v.short(amount)}`,
    pass: () => 'Pass',
  },
  questions: {
    auction,
  },
}
