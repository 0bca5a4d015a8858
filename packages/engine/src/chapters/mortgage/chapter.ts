import type { Chapter } from '../../core/chapter.ts'
import { freshInterest } from './fresh.ts'
import { lift, mortgageDeed } from './mortgage.ts'
import { numbers } from './numbers.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

export const mortgage: Chapter = {
  name: 'mortgage',
  theme: 'trade',
  vocabulary: [vocabulary],
  section,
  numbers,
  inOnes: true,
  slots: ['mortgage', 'lift', 'transferInterest'],
  actions: [mortgageDeed, lift],
  matters: [freshInterest],
  title: { de: 'Hypotheken', en: 'Mortgages' },
  clashes: ['own-space', 'apartments'],
}
