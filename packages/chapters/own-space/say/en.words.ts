// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    ownSell: (a, v) => `${v.seat(a.to)} receives ${v.money(a.amount)}${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    buildsOnlyHere: 'Building is possible only on the player’s own property, on landing there, and only once.',
    sellsOnlyHere: 'Only the player’s own property can be sold, on landing there.',
  },
}
