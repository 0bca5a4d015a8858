import { of } from '@hausregeln/say/elision.ts'
import type { Questions } from '../../say/chapter-facts.ts'
import type { Some } from '../../say/chapter-texts.ts'
import { lot } from '../../say/fr/words.ts'
import { told } from '../../say/told.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './fr.words.ts'

function auction({ deed, bid, bidder }: Questions['auction'], v: Voice): string {
  const state = bidder < 0 ? 'pas encore d’offre' : `${v.money(bid)} ${of(v.seat(bidder))}`
  return `Aux enchères : ${lot(deed, v)}, ${state}. Enchérir ou passer ?`
}

export const texts: Some<'auction-open'> = {
  events: {
    ...words.event,
    bid: ({ seat, amount, deed }, v) => `${v.seat(seat)} offre ${v.money(amount)} pour ${lot(deed, v)}.`,
  },
  refusals: words.refusal,
  actions: {
    ...told(words.action),
    bid: ({ amount }, v) => `Offrir ${v.short(amount)}`,
  },
  questions: { auction },
}
