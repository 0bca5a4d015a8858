import { wordsOf } from '../../words/words.ts'

/** Words for sealed bids. */
export const sealedTexts = wordsOf('auctionSealed')
