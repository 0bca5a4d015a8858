import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { lot } from '../../say/en/words.ts'
import { told } from '../../say/told.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'

function auction({ deed, bid, bidder }: Questions['auction'], v: Voice): string {
  const state = bidder < 0 ? 'no bid yet' : `${v.money(bid)} from ${v.seat(bidder)}`
  return `At auction: ${lot(deed, v)}, ${state}. Bid or pass?`
}

export const texts: ChapterTexts<'auction-open'> = {
  events: {
    ...words.event,
    bid: ({ seat, amount, deed }, v) => `${v.seat(seat)} bids ${v.money(amount)} for ${lot(deed, v)}.`,
  },
  refusals: words.refusal,
  actions: {
    ...told(words.action),
    bid: ({ amount }, v) => `Bid ${v.short(amount)}`,
  },
  questions: {
    auction,
  },
}
