import { wordsOf } from '../../words/words.ts'

/** Words for shares, reports and dividends. */
export const shareTexts = wordsOf('shares')
