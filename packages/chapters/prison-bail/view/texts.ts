import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for the way out of prison. */
export const prisonTexts = wordsOf('prisonBail')
