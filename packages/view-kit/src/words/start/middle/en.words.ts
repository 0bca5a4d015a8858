// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  deed: 'Title deed',
  unowned: 'Held by the bank',
  owned: ($name) => `Owned by ${$name}`,
  mortgaged: 'Mortgaged: no rent',
  current: 'applies now',
  ahead: 'Where I am and what lies ahead',
  here: 'here',
  faceDown: 'card face down',
  dice: ($values) => `Dice: ${$values}`,
  noThrow: 'Not thrown yet',
  bus: 'bus',
  seek: 'on to the next property',
  visiting: 'visiting',
}
