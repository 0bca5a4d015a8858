import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { payTaxShare, payTaxSum } from './income-tax.ts'
import { stages } from './stages.ts'
import { vocabulary } from './vocabulary.ts'

/** An income tax by wealth. */
export const incomeTax: Chapter = {
  name: 'income-tax',
  gist: text('chapter-income-tax-gist'),
  theme: 'spaces',
  title: text('chapter-income-tax-title'),
  vocabulary: [vocabulary],
  slots: [],
  stages,
  actions: [payTaxSum, payTaxShare],
  choices,
  numbers,
  needs: ['turn', 'landing', 'onTax=share|choose'],
}
