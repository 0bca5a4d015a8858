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
}
