import { choice, usually } from '../../core/choice.ts'
import { withoutFurtherThrow } from '../landing/landing.ts'
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
] as const

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly 'risk-field': typeof choices
  }
}
