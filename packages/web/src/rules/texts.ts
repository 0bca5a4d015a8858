import { wordsOf } from '../words/words.ts'

/** Words of the rules’ pages and dialogs. */
export const ruleTexts = wordsOf('rules')
