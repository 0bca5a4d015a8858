import { choice, number, otherwise, reckoned, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { ATTEMPTS, BAIL } from '@hausregeln/engine/kit/book/jail-numbers.ts'
import { jailRule } from '@hausregeln/engine/kit/jail.ts'
import { rollOut } from './jail-roll.ts'

/** The way out of jail by doubles, a card, or bail. */
export const choices = [
  usually(
    'jail',
    'rollOut',
    ['jail-roll'],
    reckoned((numbers) => jailRule(rollOut, numbers)),
  ),
  choice('bailInLastTurn', 'refused', [], false),
  choice('bailInLastTurn', 'allowed', [], true),
  otherwise('bailInLastTurn', 'nothing', [], false, { sentence: UNASKED }),
] as const

export const numbers = [
  { ...ATTEMPTS, governs: ['jailThird', 'jailDoubles'] },
  BAIL,
  number('lastBail', [0, MOST_MONEY], {
    unit: 'money',
    first: 50,
    governs: ['jailThird'],
  }),
] as const
