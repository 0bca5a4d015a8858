import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for what a real table has brought. */
export const givenTexts = wordsOf('given')
