import { bits } from '@hausregeln/engine'
import type { Some } from '../chapter-texts.ts'
import { boughtAt } from './words.ts'

export const texts: Some<'auctions'> = {
  waits: {
    auction: (seats, v) => `${v.seats(seats)} ${bits(seats).length > 1 ? 'peuvent' : 'peut'} encore enchérir.`,
  },
  events: {
    auctionWon: ({ seat, deed, amount }, v) =>
      `${v.seat(seat)} remporte ${v.deed(deed)} aux enchères pour ${v.money(amount)}.`,
    auctionUnsold: ({ deed, slot }, v) =>
      slot === 'minimumPrice'
        ? `Aucune offre n’est assez haute ; ${v.deed(deed)} reste à son propriétaire.`
        : `Personne n’enchérit sur ${v.deed(deed)} ; le titre reste à la banque.`,
  },
  payments: { auction: boughtAt },
  refusals: {
    auctionRuns: 'Tant qu’une vente aux enchères ou un partage de bâtiments est en cours, tout le reste attend.',
  },
}
