import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for cards that only this table has. */
export const ownCardTexts = wordsOf('ownCard')
