import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { lot } from '../../say/de/words.ts'
import { told } from '../../say/told.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'

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
