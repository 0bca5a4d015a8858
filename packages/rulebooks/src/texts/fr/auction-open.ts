import { words } from '@hausregeln/chapters/auction-open/say/fr.words.ts'
import type { Questions } from '../chapter-facts.ts'
import type { Some } from '../chapter-texts.ts'
import { told } from '../told.ts'
import type { Voice } from '../voice.ts'
import { of } from './of.ts'
import { lot } from './words.ts'

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
