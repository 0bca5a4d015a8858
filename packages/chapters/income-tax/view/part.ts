import type { Part } from '@hausregeln/view-kit/table/part.ts'

/** An income tax by sum or by share. */
export const incomeTaxPart: Part = {
  chapter: 'income-tax',
  buttons: { tax: ['payTaxSum', 'payTaxShare'] },
  rules: { tax: 'incomeTax' },
}
