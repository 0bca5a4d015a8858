import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

export const storageTexts = wordsOf('storage')
