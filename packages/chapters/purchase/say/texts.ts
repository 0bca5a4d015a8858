import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'purchase', Words> = (words) => ({
  events: {
    ...words.event,
    // Why a free property on which somebody has landed cannot be bought.
    notForSale(event, v) {
      const { slot, holder } = event
      if (slot === 'debtor' || slot === 'claimPair' || slot === 'earlyPurchase') return words.notForSale[slot](event, v)
      return holder < 0 ? words.notForSale.plain(event, v) : words.notForSale.claimed(event, v)
    },
  },
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    buy: words.action.buy,
    decline: ({ auction }) => words.action[auction ? 'leaveToAuction' : 'doNotBuy'],
  },
  questions: {
    buy: (asked, v) => (asked.missing > 0 ? words.ask.tooDear(asked, v) : words.ask.buy(asked, v)),
  },
})
