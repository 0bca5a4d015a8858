import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for what is around the games. */
export const aroundTexts = wordsOf('around')
