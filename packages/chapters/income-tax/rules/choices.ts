import { choice, number } from '@hausregeln/engine/core/choice.ts'
import { chooseTax, payShare } from './income-tax.ts'

/** How the income tax is found. */
export const choices = [
  choice('onTax', 'share', ['income-tax'], payShare, { slots: ['incomeTax'] }),
  choice('onTax', 'choose', ['income-tax'], chooseTax, { slots: ['incomeTax'] }),
] as const

export const numbers = [
  number('taxShare', [1, 100], {
    arises: ({ is }) => is('onTax', 'share', 'choose'),
    unit: 'percent',
    usual: 10,
    quiet: true,
  }),
] as const
