import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words of the analysis. */
export const analysisTexts = wordsOf('analysis')
