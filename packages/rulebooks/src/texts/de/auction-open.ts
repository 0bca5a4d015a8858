import { words } from '@hausregeln/chapters/auction-open/say/de.words.ts'
import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import { told } from '../told.ts'
import type { Voice } from '../voice.ts'
import { lot } from './words.ts'

function auction({ deed, bid, bidder }: Questions['auction'], v: Voice): string {
  const state = bidder < 0 ? 'noch kein Gebot' : `${v.money(bid)} von ${v.seat(bidder)}`
  return `Versteigerung: ${lot(deed, v)}, ${state}. Bieten oder passen?`
}

export const texts: ChapterTexts<'auction-open'> = {
  events: {
    ...words.event,
    bid: ({ seat, amount, deed }, v) => `${v.seat(seat)} bietet ${v.money(amount)} für ${lot(deed, v)}.`,
  },
  refusals: words.refusal,
  actions: {
    ...told(words.action),
    bid: ({ amount }, v) => `${v.short(amount)} bieten`,
  },
  questions: {
    auction,
  },
}
