import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words of people who come, go and are given seats. */
export const peopleTexts = wordsOf('people')
