// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  other: 'Another card, which only this table has',
  hint: 'Or in short: “collect 75”, “pay each 20”, “go to Opera Square”.',
  isOwn: ($does) => `Card that only this table has: ${$does}`,
  loose: 'The cards on the table differ from the rulebook’s: any card can come.',
  does: 'What does the card say?',
  amount: 'Amount',
  space: 'Where to?',
  steps: 'Spaces back',
  times: 'How many times the rent?',
  factor: 'Rent: the throw times',
  perHouse: 'For each house',
  perHotel: 'For each hotel',
  carryOut: ($does) => `Carry out: ${$does}`,
  unfit: 'This board cannot do that: amounts must be payable with its money.',
}
