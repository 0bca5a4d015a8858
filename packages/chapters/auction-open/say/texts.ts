import type { Telling } from '../../say/telling.ts'
import { told } from '../../say/told.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'auction-open', Words> = (words) => ({
  events: words.event,
  refusals: words.refusal,
  actions: told(words.action),
  questions: {
    auction: (asked, v) => (asked.bidder < 0 ? words.ask.noBid(asked, v) : words.ask.bid(asked, v)),
  },
})
