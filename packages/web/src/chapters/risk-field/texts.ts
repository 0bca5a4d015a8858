import { wordsOf } from '../../words/words.ts'

/** Words for the risk field. */
export const riskTexts = wordsOf('riskField')
