// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    auctionOpened: (a, v) => `${v.deed(a.deed)} est mise aux enchères.`,
    passed: (a, v) => `${v.seat(a.seat)} passe.`,
    bid: (a, v) => `${v.seat(a.seat)} offre ${v.money(a.amount)} pour ${common.phrase.lot(a, v)}.`,
  },
  refusal: {
    noAuction: 'Aucune vente aux enchères n’est en cours.',
    outOfAuction: 'Seuls enchérissent encore ceux à qui l’on demande et qui n’ont pas passé.',
    alreadyHighest: 'La plus haute offre est déjà la vôtre.',
    bidBelowLeast: 'L’offre est inférieure à la mise minimale ou au pas minimal.',
    bidTooLow: 'L’offre doit dépasser la plus haute.',
    bidAboveCash: 'On n’enchérit qu’avec son argent liquide, et il n’y en a pas autant.',
  },
  action: {
    pass: 'Passer',
    bid: (a, v) => `Offrir ${v.short(a.amount)}`,
  },
  ask: {
    noBid: (a, v) => `Aux enchères : ${common.phrase.lot(a, v)}, pas encore d’offre. Enchérir ou passer ?`,
    bid: (a, v) => `Aux enchères : ${common.phrase.lot(a, v)}, ${v.money(a.bid)} ${of(v.seat(a.bidder))}. Enchérir ou passer ?`,
  },
}
