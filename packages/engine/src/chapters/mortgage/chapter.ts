import type { Chapter } from '../../core/chapter.ts'
import { freshInterest, lift, mortgageDeed } from './mortgage.ts'

export const mortgage: Chapter = {
  name: 'mortgage',
  inOnes: true,
  slots: ['mortgage', 'lift', 'transferInterest'],
  actions: [mortgageDeed, lift],
  matters: [freshInterest],
  title: { de: 'Hypotheken', en: 'Mortgages' },
}
