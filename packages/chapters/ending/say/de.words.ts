// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    byPricesUnbuilt: 'Geld, Grundstücke zum Preis, beliehene zur Hälfte',
  },
  about: {
    shortGame: 'Jeder bekommt zu Beginn zwei Besitzrechtkarten zugeteilt und bezahlt sie. Ein Hotel braucht nur 3 Häuser. Nach dem zweiten Bankrott gewinnt das größte Vermögen.',
  },
  end: {
    secondBankruptcy: (a, v) => `Der zweite Bankrott beendet das Spiel: ${common.phrase.richest(a, v)}`,
    firstBankruptcy: (a, v) => `Der erste Bankrott beendet das Spiel: ${common.phrase.richest(a, v)}`,
    roundsOver: (a, v) => `Die letzte Runde ist gespielt: ${common.phrase.richest(a, v)}`,
    targetReached: (a, v) => `Das Vermögen für den Sieg ist erreicht: ${common.phrase.richest(a, v)}`,
    timeUp: (a, v) => `Die Zeit ist um: ${common.phrase.richest(a, v)}`,
  },
  timeLimit: {
    plain: 'Ist diese Zeit um, wird der laufende Zug noch beendet, und das größte Vermögen gewinnt.',
    dealt: 'Ist diese Zeit um, wird der laufende Zug noch beendet, und das größte Vermögen gewinnt. Zu Beginn bekommt jeder zwei Besitzrechtkarten zugeteilt und bezahlt sie.',
  },
}
