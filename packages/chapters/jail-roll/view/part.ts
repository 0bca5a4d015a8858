import type { Part } from '@hausregeln/view-kit/table/part.ts'

/** Jail, out of which one throws. */
export const jailRollPart: Part = {
  chapter: 'jail-roll',
  place: 20,
  buttons: { jail: ['throw', 'payBail', 'playJailCard'] },
  rules: { jail: 'jailChoice' },
  spaces: { jail: { rule: 'jailVisit' } },
}
