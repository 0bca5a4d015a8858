import { choice, number, otherwise, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { withoutFurtherThrow } from '../../landing/rules/landing.ts'
import { takeRisk } from './risk-field.ts'

/** What a risk field does. */
export const choices = [
  usually('onRisk', 'takeRisk', ['risk-field'], takeRisk),
  choice('onRisk', 'takeRiskEndsDoubles', ['risk-field'], withoutFurtherThrow('riskDoubles', takeRisk)),
  otherwise(
    'onRisk',
    'nothing',
    [],
    () => {
      throw new Error('no chapter says what a risk field does')
    },
    { sentence: UNASKED },
  ),
] as const

export const numbers = [
  number('riskStake', [0, MOST_MONEY], {
    unit: 'money',
    usual: 30,
  }),
  number('riskDoublesStake', [0, MOST_MONEY], {
    unit: 'money',
    usual: 50,
  }),
] as const
