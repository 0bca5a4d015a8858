import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words of the workshop. */
export const workshopTexts = wordsOf('workshop')
