import type { Chapter } from '../../core/chapter.ts'
import { bankrupt } from './bankruptcy.ts'
import { debtFrame } from './debt.ts'
import { collectFrame, payEachFrame } from './pay-each.ts'

/** Debts are settled by selling, mortgaging and trading, or end in bankruptcy. */
export const settle: Chapter = {
  name: 'settle',
  slots: ['debt', 'bankruptToPlayer', 'bankruptToBank', 'debtorTrades', 'resign', 'cards'],
  frames: [debtFrame, payEachFrame, collectFrame],
  actions: [bankrupt],
}
