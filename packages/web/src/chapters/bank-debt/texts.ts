import { defineTexts } from '../../i18n/index.ts'

/** Words for debts at the bank. */
export const bankDebtTexts = defineTexts({
  de: {
    debt: 'Schulden bei der Bank',
    debtLeft: (left: string) => `Noch ${left}, dann sind die Schulden höher als der Beleihungswert: ausgeschieden.`,
    debtBlocks: 'Bis sie getilgt sind, wird weder gekauft noch gebaut; jede Einnahme tilgt zuerst.',
    worth: 'Beleihungswert',
  },
  en: {
    debt: 'Debt at the bank',
    debtLeft: (left) => `${left} more and the debt exceeds the mortgage value: out of the game.`,
    debtBlocks: 'Until it is repaid nothing is bought or built; every income repays first.',
    worth: 'Mortgage value',
  },
})
