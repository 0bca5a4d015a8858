import { wordsOf } from '../../words/words.ts'

/** Words for rents that follow the throw. */
export const rentTexts = wordsOf('rent')
