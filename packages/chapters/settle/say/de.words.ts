// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    liquidate: 'Vor einem Bankrott wird verkauft',
    inheritance: 'Alles außer Geld hinterlassen Bankrotte',
  },
  choice: {
    shortfall: {
      settle: 'wird Besitz zu Geld gemacht; sonst Bankrott',
    },
    liquidate: {
      sellBuildings: 'alle Gebäude',
      sellBuildingsAndMortgageAll: 'alle Gebäude; für Mitspieler wird alles beliehen',
      nothing: 'nichts',
    },
    inheritance: {
      bank: 'der Bank, auch wenn ein Mitspieler Gläubiger ist',
      creditor: 'dem Gläubiger',
    },
    resign: {
      bankrupt: 'zahlt, was geschuldet ist oder noch verlangt werden kann; das Übrige geht an die Bank',
    },
    eliminate: {
      bankrupt: 'ist bankrott gegenüber der Bank',
    },
  },
  number: {
    jailCardWorth: 'Wert einer Gefängniskarte bei drohender Zahlungsunfähigkeit',
  },
  event: {
    bankrupt: (a, v) => `${v.seat(a.seat)} kann ${v.money(a.amount)} nicht zahlen und ist bankrott.`,
  },
  refusal: {
    noDebt: 'Bankrott gehen kann nur, wer eine offene Schuld hat.',
    canStillPay: 'Kein Bankrott, solange Verkäufe und Hypotheken die Schuld noch decken.',
  },
  action: {
    bankrupt: 'Bankrott erklären',
  },
}
