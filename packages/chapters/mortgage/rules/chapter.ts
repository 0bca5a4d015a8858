import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { freshInterest } from './fresh.ts'
import { lift, mortgageDeed } from './mortgage.ts'
import { numbers } from './numbers.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

export const mortgage: Chapter = {
  name: 'mortgage',
  gist: text('chapter-mortgage-gist'),
  theme: 'trade',
  dealsInJail: true,
  vocabulary: [vocabulary],
  section,
  numbers,
  inOnes: true,
  slots: ['mortgage', 'lift', 'transferInterest'],
  actions: [mortgageDeed, lift],
  matters: [freshInterest],
  title: text('chapter-mortgage-title'),
  clashes: ['apartments', 'plot-sale'],
}
