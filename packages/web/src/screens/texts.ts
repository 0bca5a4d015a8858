import { wordsOf } from '../words/words.ts'

/** Words of the screens beside the table. */
export const screenTexts = wordsOf('screens')
