import { wordsOf } from '../words/words.ts'

/** What the board says of itself to those who do not see it. */
export const boardTexts = wordsOf('board')

/** Words of the other things on the table: deeds, cards, the strip. */
export const tableTexts = wordsOf('middle')
