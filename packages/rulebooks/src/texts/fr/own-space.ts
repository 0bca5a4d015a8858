import type { Some } from '../chapter-texts.ts'
import { forDeed } from './words.ts'

export const texts: Some<'own-space'> = {
  payments: {
    ownSell: ({ to, amount, deed }, v) => `${v.seat(to)} reçoit ${v.money(amount)}${forDeed(deed, v)}.`,
  },
  refusals: {
    buildsOnlyHere: 'On ne construit que sur une propriété à soi, en s’y arrêtant, et une seule fois.',
    sellsOnlyHere: 'On ne vend qu’une propriété à soi, en s’y arrêtant.',
  },
}
