import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, formers, numbers } from './choices.ts'
import { policies } from './policies.ts'
import { buy, decline } from './purchase.ts'
import { vocabulary } from './vocabulary.ts'

export const purchase: Chapter = {
  name: 'purchase',
  theme: 'property',
  vocabulary: [vocabulary],
  slots: ['purchase', 'declined'],
  actions: [buy, decline],
  policies,
  choices,
  numbers,
  formers,
  needs: ['turn'],
}
