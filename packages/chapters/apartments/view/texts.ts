import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for building in groups, step by step. */
export const ladderTexts = wordsOf('apartments')
