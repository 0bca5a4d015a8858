import type { Part } from '@hausregeln/view-kit/table/part.ts'

/** Cards that need not be drawn. */
export const cardChoicePart: Part = {
  chapter: 'card-choice',
  place: 240,
  buttons: { draw: ['takeCard', 'leaveCard'] },
  rules: { draw: 'cardChoice' },
}
