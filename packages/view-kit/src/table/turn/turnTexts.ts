import { wordsOf } from '../../words/words.ts'

/** Words of a turn that is summed up in a line. */
export const turnTexts = wordsOf('turns')
