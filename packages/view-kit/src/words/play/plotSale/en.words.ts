// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  sell: 'Sell…',
  sales: 'Sell to the bank',
  salesIntro: 'The bank pays what the deed says. Plots go back only without buildings.',
  allWorth: ($amount) => `Everything together would bring ${$amount}.`,
  nothingOwned: 'There is nothing to sell.',
}
