import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for sealed bids. */
export const sealedTexts = wordsOf('auctionSealed')
