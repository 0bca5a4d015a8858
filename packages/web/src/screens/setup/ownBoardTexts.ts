import { wordsOf } from '../../words/words.ts'

/** Words for a board that is called and priced otherwise. */
export const ownBoardTexts = wordsOf('ownBoard')
