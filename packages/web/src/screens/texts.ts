import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words of the screens beside the table. */
export const screenTexts = wordsOf('screens')
