import { wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words for debts at the bank. */
export const bankDebtTexts = wordsOf('bankDebt')
