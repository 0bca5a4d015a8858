import type { ChapterTexts } from '../chapter-texts.ts'
import { forDeed } from './words.ts'

export const texts: ChapterTexts<'plot-sale'> = {
  payments: {
    plotSale: ({ to, amount, deed }, v) => `${v.seat(to)} receives ${v.money(amount)}${forDeed(deed, v)}.`,
  },
  refusals: {
    deedBuilt: 'The buildings on this property must be sold first.',
  },
}
