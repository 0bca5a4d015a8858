import type { Questions } from '../chapter-facts.ts'
import type { Some } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { lacking } from './words.ts'

function buy({ deed, price, missing, auction }: Questions['buy'], v: Voice): string {
  const otherwise = auction ? ' Sinon, vente aux enchères.' : ''
  return missing > 0
    ? `${v.deed(deed)} coûte ${v.money(price)} ; ${lacking(missing, v)}.${otherwise}`
    : `Acheter ${v.deed(deed)} pour ${v.money(price)} ?${otherwise}`
}

export const texts: Some<'purchase'> = {
  events: {
    offeredForSale: ({ seat, deed, price }, v) =>
      `${v.seat(seat)} peut acheter ${v.deed(deed)} pour ${v.money(price)}.`,
    declined: ({ seat, deed }, v) => `${v.seat(seat)} n’achète pas ${v.deed(deed)}.`,
    notForSale: ({ seat, deed }, v) => `${v.seat(seat)} ne peut pas acheter ${v.deed(deed)}.`,
  },
  payments: {
    purchase: ({ from, amount, deed }, v) => `${v.seat(from)} achète ${v.deed(deed)} pour ${v.money(amount)}.`,
  },
  refusals: {
    tooEarlyToBuy: 'Pendant les premiers tours, personne n’achète à la banque ni n’enchérit pour une propriété.',
    lapBeforeBuying:
      'Seuls ceux qui ont passé une fois la case départ achètent à la banque ou enchérissent pour une propriété.',
    nobodyMayBid: 'Personne ne peut encore enchérir pour une propriété.',
    nothingForSale: 'Il n’y a rien à vendre ici pour le moment.',
    cannotAfford: 'L’argent liquide ne suffit pas pour cet achat.',
  },
  actions: {
    buy: ({ deed, price }, v) => `Acheter ${v.deed(deed)} pour ${v.short(price)}`,
    decline: ({ auction }) => (auction ? 'Laisser aux enchères' : 'Ne pas acheter'),
  },
  questions: { buy },
}
