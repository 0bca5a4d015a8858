// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    byPricesUnbuilt: 'cash, properties at their price, mortgaged ones at half',
  },
  about: {
    shortGame: 'Two title deeds are dealt to each player at the start and paid for. A hotel needs only 3 houses. After the second bankruptcy the greatest wealth wins.',
  },
  end: {
    secondBankruptcy: (a, v) => `The second bankruptcy ends the game: ${common.phrase.richest(a, v)}`,
    firstBankruptcy: (a, v) => `The first bankruptcy ends the game: ${common.phrase.richest(a, v)}`,
    roundsOver: (a, v) => `The last round has been played: ${common.phrase.richest(a, v)}`,
    targetReached: (a, v) => `The wealth to win has been reached: ${common.phrase.richest(a, v)}`,
    timeUp: (a, v) => `Time is up: ${common.phrase.richest(a, v)}`,
  },
  timeLimit: {
    plain: 'When this time is up, the running turn is finished and the greatest wealth wins.',
    dealt: 'When this time is up, the running turn is finished and the greatest wealth wins. At the start two title deeds are dealt to each player and paid for.',
  },
}
