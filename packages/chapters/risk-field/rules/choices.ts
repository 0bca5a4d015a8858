import { choice, number, otherwise, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { withoutFurtherThrow } from '../../landing/rules/landing.ts'
import { takeRisk } from './risk-field.ts'

/** What a risk field does. */
export const choices = [
  usually(
    'onRisk',
    'takeRisk',
    ['risk-field'],
    { de: 'der Wurf entscheidet, wer zahlt', en: 'the throw decides who pays' },
    takeRisk,
  ),
  choice(
    'onRisk',
    'takeRiskEndsDoubles',
    ['risk-field'],
    {
      de: 'der Wurf entscheidet, wer zahlt; ein Pasch gibt keinen weiteren Wurf',
      en: 'the throw decides who pays; doubles give no further throw',
    },
    withoutFurtherThrow('riskDoubles', takeRisk),
  ),
  otherwise('onRisk', 'nothing', [], UNASKED, () => {
    throw new Error('no chapter says what a risk field does')
  }),
] as const

export const numbers = [
  number('riskStake', { de: 'Risikofeld, je Auge', en: 'Risk field, for each pip' }, [0, MOST_MONEY], {
    unit: 'money',
    usual: 30,
  }),
  number(
    'riskDoublesStake',
    { de: 'Risikofeld, je Auge eines Pasches', en: 'Risk field, for each pip of doubles' },
    [0, MOST_MONEY],
    {
      unit: 'money',
      usual: 50,
    },
  ),
] as const
