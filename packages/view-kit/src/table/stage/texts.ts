import { wordsOf } from '../../words/words.ts'

/** Words of the stage in the middle of the board. */
export const stageTexts = wordsOf('stage')
