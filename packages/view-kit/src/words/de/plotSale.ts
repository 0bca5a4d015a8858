/** Words for sales to the bank. */
export const plotSale = {
  sell: 'Verkaufen …',
  sales: 'An die Bank verkaufen',
  salesIntro: 'Die Bank zahlt, was auf der Karte steht. Grundstücke gehen nur unbebaut zurück.',
  allWorth: (amount: string) => `Alles zusammen brächte ${amount}.`,
  nothingOwned: 'Es gibt nichts zu verkaufen.',
}
