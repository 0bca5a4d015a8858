import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for rents that follow the throw. */
export const rentTexts = wordsOf('rent')
