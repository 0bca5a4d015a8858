import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { policies } from './policies.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'
import { wealthTaxFrame } from './wealth-tax.ts'

/** A tax on all that players have. */
export const wealthTax: Chapter = {
  name: 'wealth-tax',
  gist: text('chapter-wealth-tax-gist'),
  theme: 'debt',
  title: text('chapter-wealth-tax-title'),
  vocabulary: [vocabulary],
  section,
  slots: [],
  frames: [wealthTaxFrame],
  policies,
  choices,
  numbers,
  needs: ['turn', 'wealthTax=everyRounds'],
}
