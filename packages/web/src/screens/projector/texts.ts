import { wordsOf } from '../../words/words.ts'

/** Words of the wide screen. */
export const projectorTexts = wordsOf('projector')
