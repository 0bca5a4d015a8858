import type { ChapterTexts } from '../chapter-texts.ts'
import { boughtAt } from './words.ts'

export const texts: ChapterTexts<'auctions'> = {
  waits: {
    auction: (seats, v) => `${v.seats(seats)} can still bid.`,
  },
  events: {
    auctionWon: ({ seat, deed, amount }, v) =>
      `${v.seat(seat)} wins ${v.deed(deed)} at auction for ${v.money(amount)}.`,
    auctionUnsold: ({ deed, slot }, v) =>
      slot === 'minimumPrice'
        ? `No bid is high enough; ${v.deed(deed)} stays with its owner.`
        : `Nobody bids for ${v.deed(deed)}; the deed stays with the bank.`,
  },
  payments: {
    auction: boughtAt,
  },
  refusals: {
    auctionRuns: 'While something is auctioned or scarce buildings are shared out, everything else rests.',
  },
}
