import { BANK } from '@hausregeln/engine'
import type { Questions } from '../../say/chapter-facts.ts'
import type { Some } from '../../say/chapter-texts.ts'
import { bid, paidTo } from '../../say/fr/words.ts'
import { told } from '../../say/told.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './fr.words.ts'

function sealed({ deed, seller, minimum, reserve }: Questions['sealed'], v: Voice): string {
  const sold = reserve > minimum ? `, et l’on ne vend qu’à partir de ${v.money(reserve)}` : ''
  const least = minimum > 0 ? `au moins ${v.money(minimum)}` : `0 est aussi une offre${sold}`
  return `Faire une offre cachée pour ${v.deed(deed)} : ${least}. Chacun paie sa propre offre ${paidTo(seller, v)}.`
}

export const texts: Some<'auction-sealed'> = {
  events: {
    ...words.event,
    sealedOpened: ({ deed, seat }, v) =>
      seat < BANK
        ? `${v.seat(seat)} met ${v.deed(deed)} aux enchères.`
        : `On recueille des offres cachées pour ${v.deed(deed)}.`,
  },
  payments: {
    sealedBid: bid,
  },
  refusals: words.refusal,
  actions: {
    sealedBid: ({ amount }, v) => `Offrir ${v.short(amount)} en secret`,
  },
  questions: {
    sealed,
  },
  options: told(words.about),
}
