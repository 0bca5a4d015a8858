import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'owner-auction', Words> = (words, say) => ({
  waits: { minimum: (seats, v) => words.wait.minimum({ seats }, v) },
  events: {
    minimumSet: (event, v) =>
      event.amount === 0 ? words.minimumSet.none(event, v) : words.minimumSet.amount(event, v),
  },
  payments: {
    ownerAuction: say.phrase.paidBid,
    minimumPrice(event, v) {
      const isHalf = v.rulebook.book.numbers.minimumPenalty === 50
      return words.penalty[isHalf ? 'half' : 'share'](event, v)
    },
  },
  refusals: words.refusal,
  actions: {
    putUp: words.action.putUp,
    setMinimum: (facts, v) => (facts.amount === 0 ? words.action.noMinimum : words.action.setMinimum(facts, v)),
  },
  questions: words.ask,
})
