import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words around every screen. */
export const appTexts = wordsOf('frame')
