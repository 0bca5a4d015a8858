import { wordsOf } from '../words/words.ts'

/** Words of the table. */
export const tableTexts = wordsOf('table')
