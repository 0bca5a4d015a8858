import { choice, number, otherwise, reckoned, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import type { Asked } from '@hausregeln/engine/core/policy.ts'
import { type Text, text } from '@hausregeln/engine/core/text.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { ATTEMPTS, BAIL } from '@hausregeln/engine/kit/book/jail-numbers.ts'
import { jailRule } from '@hausregeln/engine/kit/jail.ts'
import { rollOut } from './jail-roll.ts'

const WAYS: Text = text('choice-jail-rollOut')
const WITHOUT_CARD: Text = text('answer-withoutCard')
const WITHOUT_BAIL: Text = text('answer-withoutBail')
const BY_THROW: Text = text('answer-byThrow')

/** Whether there is ever a throw before which bail can be paid: not where the only one is the last. */
const canBePaid = ({ is, number }: Asked) => number('attempts') > 1 || !is('bailInLastTurn', 'refused')

/** The ways out that there are: of jail cards and bail only where somebody can have them. */
function waysOut(asked: Asked): Text {
  if (asked.hasCard('jailFree')) return canBePaid(asked) ? WAYS : WITHOUT_BAIL
  return canBePaid(asked) ? WITHOUT_CARD : BY_THROW
}

/** The way out of jail by doubles, a card, or bail. */
export const choices = [
  usually(
    'jail',
    'rollOut',
    ['jail-roll'],
    reckoned((numbers) => jailRule(rollOut, numbers)),
    { says: waysOut },
  ),
  choice('bailInLastTurn', 'refused', [], false),
  choice('bailInLastTurn', 'allowed', [], true),
  otherwise('bailInLastTurn', 'nothing', [], false, { sentence: UNASKED }),
] as const

export const numbers = [
  { ...ATTEMPTS, governs: ['jailThird', 'jailDoubles'] },
  { ...BAIL, arises: canBePaid },
  number('lastBail', [0, MOST_MONEY], {
    unit: 'money',
    first: 50,
    governs: ['jailThird'],
  }),
] as const
