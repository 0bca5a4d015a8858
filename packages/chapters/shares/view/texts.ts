import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for shares, reports and dividends. */
export const shareTexts = wordsOf('shares')
