import { wordsOf } from '../../words/words.ts'

/** Words for cards of events. */
export const eventCardTexts = wordsOf('eventCards')
