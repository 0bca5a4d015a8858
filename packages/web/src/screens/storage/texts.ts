import { wordsOf } from '../../words/words.ts'

export const storageTexts = wordsOf('storage')
