import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices } from './choices.ts'
import { takeSalary, travelTo } from './free-space.ts'
import { section } from './section.ts'
import { stages } from './stages.ts'
import { vocabulary } from './vocabulary.ts'

/** A free choice of space on the start. */
export const freeSpace: Chapter = {
  name: 'free-space',
  theme: 'spaces',
  title: text('chapter-free-space-title'),
  vocabulary: [vocabulary],
  section,
  slots: [],
  stages,
  actions: [takeSalary, travelTo],
  choices,
  needs: ['turn', 'landing', 'onStart=chooseSpace'],
}
