import { wordsOf } from '../words/words.ts'

export const momentTexts = wordsOf('moments')
export const replayTexts = wordsOf('replay')
export const endingTexts = wordsOf('ending')
