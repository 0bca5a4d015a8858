import { choice, number } from '@hausregeln/engine/core/choice.ts'
import { chooseTax, payShare } from './income-tax.ts'

/** How the income tax is found. */
export const choices = [
  choice(
    'onTax',
    'share',
    ['income-tax'],
    {
      de: 'kosten ihren Betrag, das erste nach dem Start aber {taxShare} des Vermögens',
      en: 'cost their amount, but the first after the start {taxShare} of your wealth',
    },
    payShare,
    { slots: ['incomeTax'] },
  ),
  choice(
    'onTax',
    'choose',
    ['income-tax'],
    {
      de: 'kosten ihren Betrag, das erste nach dem Start nach eigener Wahl auch {taxShare} des Vermögens',
      en: 'cost their amount; at the first after the start you may choose {taxShare} of your wealth instead',
    },
    chooseTax,
    { slots: ['incomeTax'] },
  ),
] as const

export const numbers = [
  number('taxShare', { de: 'Einkommensteuer', en: 'Income tax' }, [1, 100], {
    unit: 'percent',
    usual: 10,
    quiet: true,
  }),
] as const
