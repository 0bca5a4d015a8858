import { wordsOf } from '../words/words.ts'

/** Words for what is around the games. */
export const aroundTexts = wordsOf('around')
