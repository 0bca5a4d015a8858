// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    byPricesUnbuilt: 'Geld, Grundstücke zum Preis, beliehene zur Hälfte',
  },
  about: {
    dealtPaid: (a) => (a.deeds === 1 ? `Jeder bekommt zu Beginn ${a.deeds} Besitzrechtkarte zugeteilt und bezahlt sie.` : `Jeder bekommt zu Beginn ${a.deeds} Besitzrechtkarten zugeteilt und bezahlt sie.`),
    dealtFree: (a) => (a.deeds === 1 ? `Jeder bekommt zu Beginn ${a.deeds} Besitzrechtkarte zugeteilt; sie kostet nichts.` : `Jeder bekommt zu Beginn ${a.deeds} Besitzrechtkarten zugeteilt; sie kosten nichts.`),
    houses: (a) => (a.houses === 1 ? `Ein Hotel braucht nur ${a.houses} Haus.` : `Ein Hotel braucht ${a.houses} Häuser.`),
    ends: (a) => (a.bankruptcies === 1 ? 'Nach dem ersten Bankrott gewinnt das größte Vermögen.' : a.bankruptcies === 2 ? 'Nach dem zweiten Bankrott gewinnt das größte Vermögen.' : `Nach ${a.bankruptcies} Bankrotten gewinnt das größte Vermögen.`),
    timeLimit: 'Ist diese Zeit um, wird der laufende Zug noch beendet, und das größte Vermögen gewinnt.',
  },
  end: {
    secondBankruptcy: (a, v) => (a.bankruptcies === 1 ? `Der erste Bankrott beendet das Spiel: ${common.phrase.richest(a, v)}` : a.bankruptcies === 2 ? `Der zweite Bankrott beendet das Spiel: ${common.phrase.richest(a, v)}` : `${a.bankruptcies} Bankrotte beenden das Spiel: ${common.phrase.richest(a, v)}`),
    firstBankruptcy: (a, v) => `Der erste Bankrott beendet das Spiel: ${common.phrase.richest(a, v)}`,
    roundsOver: (a, v) => `Die letzte Runde ist gespielt: ${common.phrase.richest(a, v)}`,
    targetReached: (a, v) => `Das Vermögen für den Sieg ist erreicht: ${common.phrase.richest(a, v)}`,
    timeUp: (a, v) => `Die Zeit ist um: ${common.phrase.richest(a, v)}`,
  },
}
