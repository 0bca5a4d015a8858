// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    mayBuy: 'Kaufen',
    declined: 'Nicht Gekauftes',
  },
  choice: {
    unowned: {
      offerForSale: 'steht zum Verkauf',
      auctionOpen: 'wird sofort offen versteigert',
    },
    declined: {
      auctionToAll: 'wird offen versteigert',
      staysWithBank: 'bleibt bei der Bank',
    },
    mayBuy: {
      afterRounds: 'darf, wer darauf landet, erst nach Runde {closedRounds}; vorher bietet auch niemand auf ein Grundstück',
      afterLap: 'darf, wer schon einmal über das Startfeld gekommen ist; wer noch nicht, bietet auch auf kein Grundstück',
      anybody: 'darf jeder, der darauf landet',
    },
  },
  number: {
    closedRounds: 'Runden ohne Käufe',
  },
}
