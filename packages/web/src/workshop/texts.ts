import { wordsOf } from '../words/words.ts'

/** Words of the workshop. */
export const workshopTexts = wordsOf('workshop')
