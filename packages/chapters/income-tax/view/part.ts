import type { Part } from '@hausregeln/view-kit/table/part.ts'

/** An income tax by sum or by share. */
export const incomeTaxPart: Part = {
  chapter: 'income-tax',
  place: 230,
  buttons: { tax: ['payTaxSum', 'payTaxShare'] },
  rules: { tax: 'incomeTax' },
}
