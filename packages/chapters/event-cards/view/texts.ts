import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for cards of events. */
export const eventCardTexts = wordsOf('eventCards')
