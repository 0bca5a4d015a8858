// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  debt: 'Debt at the bank',
  debtLeft: ($left) => `${$left} more and the debt exceeds the mortgage value: out of the game.`,
  debtBlocks: 'Until it is repaid you can neither buy nor build; all income repays it first.',
  worth: 'Mortgage value',
}
