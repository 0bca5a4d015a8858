import type { Questions } from '../chapter-facts.ts'
import type { Some } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { of } from './of.ts'
import { lot } from './words.ts'

function auction({ deed, bid, bidder }: Questions['auction'], v: Voice): string {
  const state = bidder < 0 ? 'pas encore d’offre' : `${v.money(bid)} ${of(v.seat(bidder))}`
  return `Aux enchères : ${lot(deed, v)}, ${state}. Enchérir ou passer ?`
}

export const texts: Some<'auction-open'> = {
  events: {
    auctionOpened: ({ deed }, v) => `${v.deed(deed)} est mise aux enchères.`,
    bid: ({ seat, amount, deed }, v) => `${v.seat(seat)} offre ${v.money(amount)} pour ${lot(deed, v)}.`,
    passed: ({ seat }, v) => `${v.seat(seat)} passe.`,
  },
  refusals: {
    noAuction: 'Aucune vente aux enchères n’est en cours.',
    outOfAuction: 'Seuls enchérissent encore ceux à qui l’on demande et qui n’ont pas passé.',
    alreadyHighest: 'La plus haute offre est déjà la vôtre.',
    bidBelowLeast: 'L’offre est inférieure à la mise minimale ou au pas minimal.',
    bidTooLow: 'L’offre doit dépasser la plus haute.',
    bidAboveCash: 'On n’enchérit qu’avec son argent liquide, et il n’y en a pas autant.',
  },
  actions: {
    bid: ({ amount }, v) => `Offrir ${v.short(amount)}`,
    pass: () => 'Passer',
  },
  questions: { auction },
}
