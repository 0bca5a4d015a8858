// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    byPricesUnbuilt: 'cash, properties at their price, mortgaged ones at half',
  },
  about: {
    dealtPaid: (a) => (a.deeds === 1 ? `At the start ${a.deeds} title deed is dealt to each player and paid for.` : `At the start ${a.deeds} title deeds are dealt to each player and paid for.`),
    dealtFree: (a) => (a.deeds === 1 ? `At the start ${a.deeds} title deed is dealt to each player and costs nothing.` : `At the start ${a.deeds} title deeds are dealt to each player and cost nothing.`),
    houses: (a) => (a.houses === 1 ? `A hotel needs only ${a.houses} house.` : `A hotel needs ${a.houses} houses.`),
    ends: (a) => (a.bankruptcies === 1 ? 'After the first bankruptcy the greatest wealth wins.' : a.bankruptcies === 2 ? 'After the second bankruptcy the greatest wealth wins.' : `After ${a.bankruptcies} bankruptcies the greatest wealth wins.`),
    timeLimit: 'When this time is up, the running turn is finished and the greatest wealth wins.',
  },
  end: {
    secondBankruptcy: (a, v) => (a.bankruptcies === 1 ? `The first bankruptcy ends the game: ${common.phrase.richest(a, v)}` : a.bankruptcies === 2 ? `The second bankruptcy ends the game: ${common.phrase.richest(a, v)}` : `After ${a.bankruptcies} bankruptcies the game is over: ${common.phrase.richest(a, v)}`),
    firstBankruptcy: (a, v) => `The first bankruptcy ends the game: ${common.phrase.richest(a, v)}`,
    roundsOver: (a, v) => `The last round has been played: ${common.phrase.richest(a, v)}`,
    targetReached: (a, v) => `The wealth to win has been reached: ${common.phrase.richest(a, v)}`,
    timeUp: (a, v) => `Time is up: ${common.phrase.richest(a, v)}`,
  },
}
