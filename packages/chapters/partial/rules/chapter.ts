import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices } from './choices.ts'
import { vocabulary } from './vocabulary.ts'

export const partial: Chapter = {
  name: 'partial',
  theme: 'debt',
  vocabulary: [vocabulary],
  slots: ['partial', 'eliminated', 'resign'],
  choices,
  needs: ['shortfall=payPart'],
}
