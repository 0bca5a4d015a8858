import { choice, number, otherwise } from '@hausregeln/engine/core/choice.ts'
import { taxWealth } from './wealth-tax.ts'

/** A tax on wealth from time to time. */
export const choices = [
  choice(
    'wealthTax',
    'everyRounds',
    ['wealth-tax'],
    {
      de: 'wird nach jeder {wealthTaxRounds}. Runde erhoben: {wealthTaxShare}',
      en: 'is due after every {wealthTaxRounds} rounds: {wealthTaxShare}',
    },
    taxWealth,
    { slots: ['wealthTax'] },
  ),
  otherwise('wealthTax', 'nothing', [], { de: 'gibt es nicht', en: 'is never due' }, null),
] as const

export const numbers = [
  number('wealthTaxRounds', { de: 'Runden zwischen Vermögensteuern', en: 'Rounds between taxes on wealth' }, [1, 100], {
    usual: 5,
    quiet: true,
  }),
  number('wealthTaxShare', { de: 'Vermögensteuer', en: 'Tax on wealth' }, [1, 100], {
    unit: 'percent',
    usual: 10,
    quiet: true,
  }),
] as const
