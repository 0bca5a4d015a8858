import type { ChapterTexts } from '../chapter-texts.ts'
import { forDeed } from './words.ts'

export const texts: ChapterTexts<'own-space'> = {
  payments: {
    ownSell: ({ to, amount, deed }, v) => `${v.seat(to)} erhält ${v.money(amount)}${forDeed(deed, v)}.`,
  },
  refusals: {
    buildsOnlyHere: 'Gebaut wird nur auf dem eigenen Grundstück, auf dem man gerade gelandet ist, und nur einmal.',
    sellsOnlyHere: 'Verkauft wird nur das eigene Grundstück, auf dem man gerade gelandet ist.',
  },
}
