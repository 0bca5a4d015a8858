import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for sales to the bank. */
export const plotSaleTexts = wordsOf('plotSale')
