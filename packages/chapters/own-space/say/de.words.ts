// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    ownSell: (a, v) => `${v.seat(a.to)} erhält ${v.money(a.amount)}${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    buildsOnlyHere: 'Gebaut wird nur auf dem eigenen Grundstück, auf dem man gerade gelandet ist, und nur einmal.',
    sellsOnlyHere: 'Verkauft wird nur das eigene Grundstück, auf dem man gerade gelandet ist.',
  },
}
