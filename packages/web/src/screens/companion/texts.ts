import { wordsOf } from '../../words/words.ts'

/** Words of the keeper’s desk. */
export const companionTexts = wordsOf('companion')
