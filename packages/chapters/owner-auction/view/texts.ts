import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for auctions that owners call. */
export const ownerAuctionTexts = wordsOf('ownerAuction')
