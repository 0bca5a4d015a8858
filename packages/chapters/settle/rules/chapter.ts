import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { bankrupt } from './bankruptcy.ts'
import { choices, formers, numbers } from './choices.ts'
import { debtFrame } from './debt.ts'
import { policies } from './policies.ts'
import { vocabulary } from './vocabulary.ts'

/** Debts are settled by selling, mortgaging and trading, or end in bankruptcy. */
export const settle: Chapter = {
  name: 'settle',
  theme: 'debt',
  vocabulary: [vocabulary],
  slots: ['debt', 'bankruptToPlayer', 'bankruptToBank', 'debtorTrades', 'resign'],
  frames: [debtFrame],
  actions: [bankrupt],
  policies,
  choices,
  formers,
  numbers,
  needs: ['shortfall=settle'],
}
