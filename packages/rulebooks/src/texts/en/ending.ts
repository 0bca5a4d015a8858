import type { ChapterTexts } from '../chapter-texts.ts'
import { richest } from './words.ts'

export const texts: ChapterTexts<'ending'> = {
  endings: {
    secondBankruptcy: (winners, v) => `The second bankruptcy ends the game: ${richest(winners, v)}`,
    firstBankruptcy: (winners, v) => `The first bankruptcy ends the game: ${richest(winners, v)}`,
    roundsOver: (winners, v) => `The last round has been played: ${richest(winners, v)}`,
    targetReached: (winners, v) => `The wealth to win has been reached: ${richest(winners, v)}`,
    timeUp: (winners, v) => `Time is up: ${richest(winners, v)}`,
  },
  options: {
    shortGame: () =>
      'Two title deeds are dealt to each player at the start and paid for. A hotel needs only 3 houses. After the second bankruptcy the greatest wealth wins.',
    timeLimit(v) {
      const dealt =
        v.rule('deal') === null ? '' : ' At the start two title deeds are dealt to each player and paid for.'
      return `When this time is up, the running turn is finished and the greatest wealth wins.${dealt}`
    },
  },
}
