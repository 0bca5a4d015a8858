import type { Telling } from '../telling.ts'

export const texts: Telling<'auctions'> = (say) => ({
  waits: { auction: (seats, v) => say.auctions.wait.auction({ seats }, v) },
  events: {
    ...say.auctions.event,
    auctionUnsold: (event, v) => say.auctions[event.slot === 'minimumPrice' ? 'tooLow' : 'noBid'](event, v),
  },
  payments: { auction: say.phrase.boughtAt },
  refusals: say.auctions.refusal,
})
