import { reckoned, usually } from '@hausregeln/engine/core/choice.ts'
import { ATTEMPTS, BAILS } from '@hausregeln/engine/kit/book/jail-numbers.ts'
import { jailRule } from '@hausregeln/engine/kit/jail.ts'
import { payOrStay } from './prison-bail.ts'

/** Jail that must be paid for, ever less. */
export const choices = [
  usually(
    'jail',
    'payOrStay',
    ['prison-bail'],
    reckoned((numbers) => jailRule(payOrStay, numbers)),
  ),
] as const

export const numbers = [ATTEMPTS, BAILS] as const
