import type { ChapterTexts } from '../chapter-texts.ts'
import { forDeed } from './words.ts'

export const texts: ChapterTexts<'plot-sale'> = {
  payments: {
    plotSale: ({ to, amount, deed }, v) => `${v.seat(to)} erhält ${v.money(amount)}${forDeed(deed, v)}.`,
  },
  refusals: {
    deedBuilt: 'Erst müssen die Gebäude auf diesem Grundstück verkauft sein.',
  },
}
