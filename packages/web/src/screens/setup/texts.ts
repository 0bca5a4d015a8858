import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for where a game is played. */
export const whereTexts = wordsOf('setup')
