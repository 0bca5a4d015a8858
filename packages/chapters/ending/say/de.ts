import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { richest } from '../../say/de/words.ts'
import { told } from '../../say/told.ts'
import { words } from './de.words.ts'

export const texts: ChapterTexts<'ending'> = {
  endings: {
    secondBankruptcy: (winners, v) => `Der zweite Bankrott beendet das Spiel: ${richest(winners, v)}`,
    firstBankruptcy: (winners, v) => `Der erste Bankrott beendet das Spiel: ${richest(winners, v)}`,
    roundsOver: (winners, v) => `Die letzte Runde ist gespielt: ${richest(winners, v)}`,
    targetReached: (winners, v) => `Das Vermögen für den Sieg ist erreicht: ${richest(winners, v)}`,
    timeUp: (winners, v) => `Die Zeit ist um: ${richest(winners, v)}`,
  },
  options: {
    ...told(words.about),
    timeLimit(v) {
      const dealt =
        v.rule('deal') === null ? '' : ' Zu Beginn bekommt jeder zwei Besitzrechtkarten zugeteilt und bezahlt sie.'
      return `Ist diese Zeit um, wird der laufende Zug noch beendet, und das größte Vermögen gewinnt.${dealt}`
    },
  },
}
