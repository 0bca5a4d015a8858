import type { Words } from '../words.ts'

/** Words for debts at the bank. */
export const bankDebt: Words['bankDebt'] = {
  debt: 'Debt at the bank',
  debtLeft: (left) => `${left} more and the debt exceeds the mortgage value: out of the game.`,
  debtBlocks: 'Until it is repaid you can neither buy nor build; all income repays it first.',
  worth: 'Mortgage value',
}
