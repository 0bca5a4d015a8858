import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for claims on groups. */
export const claimsTexts = wordsOf('claims')
