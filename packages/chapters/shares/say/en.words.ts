// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
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
  event: {
    reportOwed: (a, v) => `${v.seat(a.seat)} owes the exchange a report.`,
    reportLate: (a, v) => `The report of ${v.seat(a.seat)} is late; the game files it.`,
    dividend: (a, v) => `${v.seat(a.seat)} pays out ${v.money(a.perShare)} a share, ${v.money(a.total)} in all.`,
  },
  payment: {
    report: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} ${common.phrase.paidTo(a, v)} for the late report.`,
    dividend: (a, v) => `${v.seat(a.from)} pays a dividend of ${v.money(a.amount)} ${common.phrase.paidTo(a, v)}.`,
  },
  refusal: {
    noSharesHeld: 'There are not that many shares there.',
    sharesForCash: 'Shares are dealt for money: one side gives shares, the other money only.',
    sharesOutOfTurn: 'Shares change hands only while one of the two is on turn.',
    debtorShares: 'While a debt is open, shares are sold only at their price or above.',
    aboutToBeTakenOver: 'A player who holds none of their own shares any more deals only in these: the takeover is about to come.',
    lastShareOwing: 'The last own share stays while a debt is open or rent can still be demanded.',
    tooManySold: 'The bank takes at most {sharesSoldATurn} shares from each in a turn.',
    tooManyBought: 'The bank gives at most {sharesBoughtATurn} shares to each in a turn.',
    ownSharesFromBank: 'The bank does not sell players their own shares back.',
    sharesTooDear: 'The cash does not cover the price of these shares.',
    reportedAlready: 'A report has already been filed in this turn.',
  },
  ask: {
    report: 'The exchange is waiting for a report.',
  },
  about: {
    autoReports: 'Every report is filed as soon as it is due. Otherwise there is time until the following player has ended the turn.',
  },
}
