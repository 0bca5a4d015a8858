// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  minimum: 'Minimum price',
  minimumSet: ($amount) => `Sell from ${$amount}`,
  minimumNone: 'Auction without a minimum',
  minimumRisk: ($half) => `If no bid reaches the minimum, you pay ${$half} into the pot.`,
  minimumRiskBank: ($half) => `If no bid reaches the minimum, you pay ${$half} to the bank.`,
  minimumFree: 'Without a minimum the property goes to the highest bid.',
}
