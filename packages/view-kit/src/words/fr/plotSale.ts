import type { SomeWords } from '../words.ts'

/** Words for sales to the bank. */
export const plotSale: SomeWords<'plotSale'> = {
  sell: 'Vendre …',
  sales: 'Vendre à la banque',
  salesIntro: 'La banque paie ce qu’indique la carte. Les propriétés ne reviennent à la banque que sans bâtiments.',
  allWorth: (amount) => `Le tout rapporterait ${amount}.`,
  nothingOwned: 'Il n’y a rien à vendre.',
}
