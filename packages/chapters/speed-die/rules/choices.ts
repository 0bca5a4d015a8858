import { choice, number, usually } from '@hausregeln/engine/core/choice.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { speedDieAlways, speedDieByOption } from './speed-die.ts'

/** The speed die. */
export const choices = [
  usually('thirdDie', 'speedDie', ['speed-die'], speedDieByOption, { option: 'speedDie' }),
  choice('thirdDie', 'always', ['speed-die'], speedDieAlways, { governs: ['speedDie', 'speedBonus'] }),
] as const

export const numbers = [
  number('startBonus', [0, MOST_MONEY], {
    arises: ({ is, offers }) => is('thirdDie', 'always') || offers('speedDie'),
    unit: 'money',
    usual: 0,
    governs: ['speedBonus'],
  }),
] as const
