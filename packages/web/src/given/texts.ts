import { wordsOf } from '../words/words.ts'

/** Words for what a real table has brought. */
export const givenTexts = wordsOf('given')
