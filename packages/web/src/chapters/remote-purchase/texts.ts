import { wordsOf } from '../../words/words.ts'

/** Words for buying and building from afar. */
export const remoteTexts = wordsOf('remotePurchase')
