import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { payTaxShare, payTaxSum } from './income-tax.ts'
import { vocabulary } from './vocabulary.ts'

/** An income tax by wealth. */
export const incomeTax: Chapter = {
  name: 'income-tax',
  gist: {
    de: 'Die Einkommensteuer richtet sich nach allem, was jemand hat.',
    en: 'The income tax goes by all that a player has.',
  },
  theme: 'spaces',
  title: { de: 'Einkommensteuer nach Vermögen', en: 'Income tax by wealth' },
  vocabulary: [vocabulary],
  slots: [],
  actions: [payTaxSum, payTaxShare],
  choices,
  numbers,
  needs: ['turn', 'landing', 'onTax=share|choose'],
}
