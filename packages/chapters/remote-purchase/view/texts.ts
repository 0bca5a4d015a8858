import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for buying and building from afar. */
export const remoteTexts = wordsOf('remotePurchase')
