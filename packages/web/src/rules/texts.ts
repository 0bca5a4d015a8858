import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words of the rules’ pages and dialogs. */
export const ruleTexts = wordsOf('rules')

/** Words for rulebooks that somebody has brought. */
export const bookTexts = wordsOf('books')
