import { wordsOf } from '../../words/words.ts'

/** Words for a board with other names and prices. */
export const ownBoardTexts = wordsOf('ownBoard')
