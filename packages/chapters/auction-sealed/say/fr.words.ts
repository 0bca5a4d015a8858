// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    sealedBidIn: (a, v) => `${v.seat(a.seat)} a remis une offre cachée.`,
    sealedRevealed: (a, v) => `${v.seat(a.seat)} a offert ${v.money(a.amount)}.`,
    sealedTied: (a, v) => `Égalité${common.phrase.forDeed(a, v)} : plusieurs offres de ${v.money(a.amount)}.`,
    lotsDrawn: (a, v) => `Le sort désigne ${v.seat(a.seat)}.`,
  },
  refusal: {
    bidAlreadyIn: 'L’offre cachée a déjà été remise.',
    sealedTooLow: 'Après l’égalité, l’offre doit être au moins aussi haute qu’avant.',
    noSealedBids: 'On ne recueille pas d’offres cachées pour le moment.',
    notAskedToBid: 'Cette place ne participe pas à ces offres cachées.',
    sealedAboveCash: 'L’argent liquide n’y suffit pas, en comptant la protection en prison.',
  },
  about: {
    auctionStreetsOnly: 'Celui qui s’arrête sur une gare ou une compagnie peut l’acheter ; sinon, elle est mise aux enchères ouvertes. Les rues sont toujours vendues par offres cachées.',
  },
  opened: {
    byOwner: (a, v) => `${v.seat(a.seat)} met ${v.deed(a.deed)} aux enchères.`,
    byBank: (a, v) => `On recueille des offres cachées pour ${v.deed(a.deed)}.`,
  },
  action: {
    sealedBid: (a, v) => `Offrir ${v.short(a.amount)} en secret`,
  },
  least: {
    minimum: (a, v) => `au moins ${v.money(a.minimum)}`,
    reserve: (a, v) => `0 est aussi une offre, et l’on ne vend qu’à partir de ${v.money(a.reserve)}`,
    none: '0 est aussi une offre',
  },
  sealed: {
    everybody: (a, v) => `Faire une offre cachée pour ${v.deed(a.deed)} : ${a.least}. Chacun paie sa propre offre ${common.phrase.paidTo(a, v)}.`,
    winner: (a, v) => `Faire une offre cachée pour ${v.deed(a.deed)} : ${a.least}. Seul le gagnant paie son offre ${common.phrase.paidTo(a, v)}.`,
    second: (a, v) => `Faire une offre cachée pour ${v.deed(a.deed)} : ${a.least}. Seul le gagnant paie, au prix de la deuxième offre ${common.phrase.paidTo(a, v)}.`,
  },
}
