import { choice, number, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { endByBank, payOut } from './finite-bank.ts'

/** A bank that can run out of money. */
export const choices = [
  usually('finiteBank', 'finite', ['finite-bank'], payOut),
  usually('bankLimit', 'itsMoney', ['finite-bank'], ({ s }) => s.cash[BANK], { sentence: UNASKED }),
  choice('turnEnded', 'byBank', ['finite-bank', 'ending'], endByBank),
] as const

export const numbers = [
  number('bankCash', [0, 100 * MOST_MONEY], {
    unit: 'money',
    first: 25_000,
  }),
] as const
