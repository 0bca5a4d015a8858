import { wordsOf } from '../../words/words.ts'

/** Words of people who come, go and are given seats. */
export const peopleTexts = wordsOf('people')
