// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    share: {
      trade: {
        title: 'Trading in shares of players',
      },
    },
    shares: {
      title: 'Shares of players and their exchange',
    },
  },
  choice: {
    startReached: {
      dividend: 'the dividend',
    },
    milestone: {
      annualReport: 'with {reportSpace}',
    },
    received: {
      reports: 'is reported',
    },
    turnEnded: {
      closeExchange: 'after the time that the table sets',
    },
    wealth: {
      withShares: 'cash, properties and buildings at their price, mortgaged ones at half, and all shares',
    },
    eliminate: {
      takenOver: 'is taken over',
    },
    estate: {
      withShares: 'goes with all shares to the creditor or to the bank',
    },
  },
  number: {
    lateFine: 'Fine for a late report',
    reportSpace: 'Space of the annual report',
    sharesEach: 'Shares of which every player consists',
    majority: 'Shares for a majority',
    sharesSoldATurn: 'Shares that the bank takes in a turn',
    sharesBoughtATurn: 'Shares that the bank gives in a turn',
  },
}
