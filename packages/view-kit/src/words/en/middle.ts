import type { Words } from '../words.ts'

/** Words of the other things on the table: deeds, cards, the strip. */
export const middle: Words['middle'] = {
  deed: 'Title deed',
  unowned: 'Held by the bank',
  owned: (name) => `Owned by ${name}`,
  mortgaged: 'Mortgaged: no rent',
  current: 'applies now',
  ahead: 'Where I am and what lies ahead',
  here: 'here',
  faceDown: 'card face down',
  dice: (values) => `Dice: ${values}`,
  noThrow: 'Not thrown yet',
  bus: 'bus',
  seek: 'on to the next property',
  visiting: 'visiting',
}
