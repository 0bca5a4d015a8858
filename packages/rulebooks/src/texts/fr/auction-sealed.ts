import { BANK } from '@hausregeln/engine'
import type { Questions } from '../chapter-facts.ts'
import type { Some } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { bid, forDeed, paidTo } from './words.ts'

function sealed({ deed, seller, minimum, reserve }: Questions['sealed'], v: Voice): string {
  const sold = reserve > minimum ? `, et l’on ne vend qu’à partir de ${v.money(reserve)}` : ''
  const least = minimum > 0 ? `au moins ${v.money(minimum)}` : `0 est aussi une offre${sold}`
  return `Faire une offre cachée pour ${v.deed(deed)} : ${least}. Chacun paie sa propre offre ${paidTo(seller, v)}.`
}

export const texts: Some<'auction-sealed'> = {
  events: {
    sealedOpened: ({ deed, seat }, v) =>
      seat < BANK
        ? `${v.seat(seat)} met ${v.deed(deed)} aux enchères.`
        : `On recueille des offres cachées pour ${v.deed(deed)}.`,
    sealedBidIn: ({ seat }, v) => `${v.seat(seat)} a remis une offre cachée.`,
    sealedRevealed: ({ seat, amount }, v) => `${v.seat(seat)} a offert ${v.money(amount)}.`,
    sealedTied: ({ deed, amount }, v) => `Égalité${forDeed(deed, v)} : plusieurs offres de ${v.money(amount)}.`,
    lotsDrawn: ({ seat }, v) => `Le sort désigne ${v.seat(seat)}.`,
  },
  payments: {
    sealedBid: bid,
  },
  refusals: {
    bidAlreadyIn: 'L’offre cachée a déjà été remise.',
    sealedTooLow: 'Après l’égalité, l’offre doit être au moins aussi haute qu’avant.',
    noSealedBids: 'On ne recueille pas d’offres cachées pour le moment.',
    notAskedToBid: 'Cette place ne participe pas à ces offres cachées.',
    sealedAboveCash: 'L’argent liquide n’y suffit pas, en comptant la protection en prison.',
  },
  actions: {
    sealedBid: ({ amount }, v) => `Offrir ${v.short(amount)} en secret`,
  },
  questions: {
    sealed,
  },
  options: {
    auctionStreetsOnly: () =>
      'Celui qui s’arrête sur une gare ou une compagnie peut l’acheter ; sinon, elle est mise aux enchères ouvertes. Les rues sont toujours vendues par offres cachées.',
  },
}
