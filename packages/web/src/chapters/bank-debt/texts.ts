import { wordsOf } from '../../words/words.ts'

/** Words for debts at the bank. */
export const bankDebtTexts = wordsOf('bankDebt')
