import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** What the coach says. */
export const coachTexts = wordsOf('coach')
