import type { Words } from '../words.ts'

/** Words for sales to the bank. */
export const plotSale: Words['plotSale'] = {
  sell: 'Sell …',
  sales: 'Sell to the bank',
  salesIntro: 'The bank pays what the deed says. Plots go back only without buildings.',
  allWorth: (amount) => `Everything together would bring ${amount}.`,
  nothingOwned: 'There is nothing to sell.',
}
