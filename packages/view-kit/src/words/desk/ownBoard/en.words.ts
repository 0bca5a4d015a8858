// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('en-GB')

export const words: Words = {
  hint: 'Names and prices as they are on the table. The mortgage follows the price. They become a rulebook with a house rule that says what is different; it comes along with every record.',
  nameOf: ($name) => `Name of ${$name}`,
  priceOf: ($name) => `Price of ${$name}`,
  more: 'Rents',
  rents: 'Rents, separated by commas',
  rentsWrong: ($count) => ($count === 1 ? `There must be ${number($count)} whole number.` : `There must be ${number($count)} whole numbers.`),
  house: 'Price of a house',
  nameless: 'Every street needs a name.',
  same: 'The rulebook already has it like this.',
  faults: 'This cannot be played:',
  take: ($count) => `Take over (${$count})`,
}
