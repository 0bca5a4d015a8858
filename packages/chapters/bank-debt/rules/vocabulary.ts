import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Loans of the bank. */
export const vocabulary = {
  slots: ['bankDebt', 'debtor', 'debtLimit'],
  refusals: {
    inBankDebt: 'debtor',
    debtUncovered: 'debtLimit',
  },
  events: {
    bankDebt: ['seat', 'amount', 'total'],
    bankDebtRepaid: ['seat', 'amount', 'left'],
    lostByDebt: ['seat', 'debt', 'value'],
  },
} as const satisfies Vocabulary
