import { reckoned, usually } from '@hausregeln/engine/core/choice.ts'
import { ATTEMPTS } from '@hausregeln/engine/kit/book/jail-numbers.ts'
import { jailRule } from '@hausregeln/engine/kit/jail.ts'
import { sitOut } from './jail-sit.ts'

/** Jail that is sat out. */
export const choices = [
  usually(
    'jail',
    'sitOut',
    ['jail-sit'],
    reckoned((numbers) => jailRule(sitOut, numbers)),
  ),
] as const

export const numbers = [ATTEMPTS] as const
