import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words of a position that is entered by hand. */
export const handTexts = wordsOf('hand')
