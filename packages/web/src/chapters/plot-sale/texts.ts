import { defineTexts } from '../../i18n/index.ts'

/** Words for sales to the bank. */
export const plotSaleTexts = defineTexts({
  de: {
    sell: 'Verkaufen …',
    sales: 'An die Bank verkaufen',
    salesIntro: 'Die Bank zahlt, was auf der Karte steht. Grundstücke gehen nur unbebaut zurück.',
    allWorth: (amount: string) => `Alles zusammen brächte ${amount}.`,
    nothingOwned: 'Es gibt nichts zu verkaufen.',
  },
  en: {
    sell: 'Sell …',
    sales: 'Sell to the bank',
    salesIntro: 'The bank pays what the deed says. Plots go back only without buildings.',
    allWorth: (amount) => `Everything together would bring ${amount}.`,
    nothingOwned: 'There is nothing to sell.',
  },
})
