import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for a board with other names and prices. */
export const ownBoardTexts = wordsOf('ownBoard')
