import { wordsOf } from '../words/words.ts'

/** Words around every screen. */
export const appTexts = wordsOf('frame')
