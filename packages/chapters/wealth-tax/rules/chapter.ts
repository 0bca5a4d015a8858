import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { policies } from './policies.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'
import { wealthTaxFrame } from './wealth-tax.ts'

/** A tax on all that players have. */
export const wealthTax: Chapter = {
  name: 'wealth-tax',
  gist: {
    de: 'Nach einer Zahl von Runden zahlen alle einen Teil dessen, was sie haben.',
    en: 'After a number of rounds all pay a part of what they have.',
  },
  theme: 'debt',
  title: { de: 'Vermögensteuer', en: 'Tax on wealth' },
  vocabulary: [vocabulary],
  section,
  slots: [],
  frames: [wealthTaxFrame],
  policies,
  choices,
  numbers,
  needs: ['turn', 'wealthTax=everyRounds'],
}
