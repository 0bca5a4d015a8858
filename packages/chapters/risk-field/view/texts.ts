import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for the risk field. */
export const riskTexts = wordsOf('riskField')
