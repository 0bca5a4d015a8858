import { wordsOf } from '../../words/words.ts'

/** Words for building in groups, step by step. */
export const ladderTexts = wordsOf('apartments')
