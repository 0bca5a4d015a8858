import { choice, number, otherwise } from '@hausregeln/engine/core/choice.ts'
import { taxWealth } from './wealth-tax.ts'

/** A tax on wealth from time to time. */
export const choices = [
  choice('wealthTax', 'everyRounds', ['wealth-tax'], taxWealth, { slots: ['wealthTax'] }),
  otherwise('wealthTax', 'nothing', [], null),
] as const

export const numbers = [
  number('wealthTaxRounds', [1, 100], { arises: ({ is }) => is('wealthTax', 'everyRounds'), usual: 5, quiet: true }),
  number('wealthTaxShare', [1, 100], {
    arises: ({ is }) => is('wealthTax', 'everyRounds'),
    unit: 'percent',
    usual: 10,
    quiet: true,
  }),
] as const
