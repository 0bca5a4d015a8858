import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for a deck of cards. */
export const deckTexts = wordsOf('cards')
