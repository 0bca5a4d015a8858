import type { ChapterTexts } from '../chapter-texts.ts'
import { forDeed } from './words.ts'

export const texts: ChapterTexts<'own-space'> = {
  payments: {
    ownSell: ({ to, amount, deed }, v) => `${v.seat(to)} receives ${v.money(amount)}${forDeed(deed, v)}.`,
  },
  refusals: {
    buildsOnlyHere: 'Building is possible only on the player’s own property, on landing there, and only once.',
    sellsOnlyHere: 'Only the player’s own property can be sold, on landing there.',
  },
}
