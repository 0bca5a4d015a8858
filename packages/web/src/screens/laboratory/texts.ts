import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words of the laboratory. */
export const labTexts = wordsOf('laboratory')
