import { BANK } from '@hausregeln/engine'
import { asFunctions } from '../../say/as-functions.ts'
import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'auction-sealed', Words> = (words, say) => ({
  events: {
    ...words.event,
    sealedOpened: (event, v) => (event.seat < BANK ? words.opened.byOwner(event, v) : words.opened.byBank(event, v)),
  },
  payments: { sealedBid: say.phrase.paidBid },
  refusals: words.refusal,
  actions: asFunctions(words.action),
  questions: {
    sealed({ deed, seller, minimum, reserve, payment }, v) {
      const { least } = words
      const none = reserve > minimum ? least.reserve({ reserve }, v) : least.none
      const from = minimum > 0 ? least.minimum({ minimum }, v) : none
      return words.sealed[payment]({ deed, least: from, to: seller }, v)
    },
  },
  options: asFunctions(words.about),
})
