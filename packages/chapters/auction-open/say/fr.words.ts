// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    auction: {
      open: {
        gist: 'Aux enchères ouvertes, chacun peut surenchérir autant de fois qu’il veut, ou passer ; la plus haute offre gagne et se paie.',
      },
    },
  },
  number: {
    leastBid: 'Offre minimale, mesurée au prix',
    bidStep: 'Écart minimal entre les offres',
  },
  event: {
    auctionOpened: (a, v) => `${v.deed(a.deed)} est mise aux enchères.`,
    passed: (a, v) => `${v.seat(a.seat)} passe.`,
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
  },
}
