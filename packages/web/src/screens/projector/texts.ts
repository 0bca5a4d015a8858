import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words of the wide screen. */
export const projectorTexts = wordsOf('projector')
