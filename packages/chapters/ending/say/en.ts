import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { richest } from '../../say/en/words.ts'
import { told } from '../../say/told.ts'
import { words } from './en.words.ts'

export const texts: ChapterTexts<'ending'> = {
  endings: {
    secondBankruptcy: (winners, v) => `The second bankruptcy ends the game: ${richest(winners, v)}`,
    firstBankruptcy: (winners, v) => `The first bankruptcy ends the game: ${richest(winners, v)}`,
    roundsOver: (winners, v) => `The last round has been played: ${richest(winners, v)}`,
    targetReached: (winners, v) => `The wealth to win has been reached: ${richest(winners, v)}`,
    timeUp: (winners, v) => `Time is up: ${richest(winners, v)}`,
  },
  options: {
    ...told(words.about),
    timeLimit(v) {
      const dealt =
        v.rule('deal') === null ? '' : ' At the start two title deeds are dealt to each player and paid for.'
      return `When this time is up, the running turn is finished and the greatest wealth wins.${dealt}`
    },
  },
}
