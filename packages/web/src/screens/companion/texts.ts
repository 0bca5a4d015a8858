import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words of the keeper’s desk. */
export const companionTexts = wordsOf('companion')
