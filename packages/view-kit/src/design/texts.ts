import { wordsOf } from '../words/words.ts'

/** What the controls themselves say. */
export const designTexts = wordsOf('design')
