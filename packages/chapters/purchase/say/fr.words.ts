// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    mayBuy: 'Acheter',
    declined: 'Ce qui n’est pas acheté',
  },
  choice: {
    unowned: {
      offerForSale: 'est à vendre',
      auctionOpen: 'est mis aussitôt aux enchères ouvertes',
    },
    declined: {
      auctionToAll: 'est mis aux enchères ouvertes',
      staysWithBank: 'reste à la banque',
    },
    mayBuy: {
      afterRounds: 'possible pour qui s’y arrête, mais seulement après la manche {closedRounds} ; avant, personne n’enchérit non plus pour une propriété',
      afterLap: 'possible pour qui a passé une fois le Départ ; les autres n’enchérissent pas non plus pour une propriété',
      anybody: 'possible pour qui s’y arrête',
    },
  },
  number: {
    closedRounds: 'Manches sans achats',
  },
  event: {
    offeredForSale: (a, v) => `${v.seat(a.seat)} peut acheter ${v.deed(a.deed)} pour ${v.money(a.price)}.`,
    declined: (a, v) => `${v.seat(a.seat)} n’achète pas ${v.deed(a.deed)}.`,
  },
  payment: {
    purchase: (a, v) => `${v.seat(a.from)} achète ${v.deed(a.deed)} pour ${v.money(a.amount)}.`,
  },
  refusal: {
    nothingForSale: 'Il n’y a rien à vendre ici pour le moment.',
    tooEarlyToBuy: 'Pendant les premiers tours, personne n’achète à la banque ni n’enchérit pour une propriété.',
    lapBeforeBuying: 'Seuls ceux qui ont passé une fois la case départ achètent à la banque ou enchérissent pour une propriété.',
    nobodyMayBid: 'Personne ne peut encore enchérir pour une propriété.',
    cannotAfford: 'L’argent liquide ne suffit pas pour cet achat.',
  },
}
