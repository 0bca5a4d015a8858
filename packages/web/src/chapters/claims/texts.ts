import { wordsOf } from '../../words/words.ts'

/** Words for claims on groups. */
export const claimsTexts = wordsOf('claims')
