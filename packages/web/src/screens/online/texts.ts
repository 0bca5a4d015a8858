import { wordsOf } from '../../words/words.ts'

/** Words of online tables. */
export const onlineTexts = wordsOf('online')
