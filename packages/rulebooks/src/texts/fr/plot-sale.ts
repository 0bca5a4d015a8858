import type { Some } from '../chapter-texts.ts'
import { forDeed } from './words.ts'

export const texts: Some<'plot-sale'> = {
  payments: {
    plotSale: ({ to, amount, deed }, v) => `${v.seat(to)} reçoit ${v.money(amount)}${forDeed(deed, v)}.`,
  },
  refusals: {
    deedBuilt: 'Il faut d’abord vendre les bâtiments de cette propriété.',
  },
}
