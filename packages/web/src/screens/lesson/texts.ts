import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words around a lesson at the table. */
export const lessonTexts = wordsOf('lesson')
