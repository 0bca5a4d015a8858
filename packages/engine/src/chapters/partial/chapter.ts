import type { Chapter } from '../../core/chapter.ts'
import { choices } from './choices.ts'

export const partial: Chapter = {
  name: 'partial',
  slots: ['partial', 'eliminated', 'resign'],
  choices,
  needs: ['shortfall=payPart'],
}
