import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Settling a debt, or going bankrupt. */
export const vocabulary = {
  slots: ['bankruptToPlayer', 'bankruptToBank', 'debtorTrades'],
  refusals: {
    noDebt: 'debt',
    canStillPay: 'debt',
  },
  events: {
    debtOpened: ['seat', 'creditor', 'amount'],
    debtPaid: ['seat', 'creditor', 'amount'],
    bankrupt: ['seat', 'heir', 'amount'],
  },
  actions: { bankrupt: 'none' },
} as const satisfies Vocabulary
