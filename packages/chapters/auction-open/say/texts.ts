import { asFunctions } from '../../say/as-functions.ts'
import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'auction-open', Words> = (words) => ({
  events: words.event,
  refusals: words.refusal,
  actions: asFunctions(words.action),
  questions: {
    auction: (asked, v) => (asked.bidder < 0 ? words.ask.noBid(asked, v) : words.ask.bid(asked, v)),
  },
})
