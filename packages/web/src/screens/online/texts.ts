import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words of online tables. */
export const onlineTexts = wordsOf('online')
