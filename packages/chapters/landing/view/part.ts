import type { Part } from '@hausregeln/view-kit/table/part.ts'

/** What the spaces do that are not for sale. */
export const landingPart: Part = {
  chapter: 'landing',
  place: 40,
  spaces: {
    start: { rule: 'salary' },
    tax: { rule: 'tax' },
    parking: { rule: 'parking' },
    goToJail: { rule: 'goToJail' },
  },
}
