// Written by `npm run words` from the .ftl files beside it; change those.
import { BANK, POT } from '@hausregeln/engine'
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    reportOwed: (a, v) => `${v.seat(a.seat)} owes the exchange a report.`,
    reportLate: (a, v) => `The report of ${v.seat(a.seat)} is late; the game files it.`,
    dividend: (a, v) => `${v.seat(a.seat)} pays out ${v.money(a.perShare)} a share, ${v.money(a.total)} in all.`,
    sharesUnsold: (a, v) => (a.number === 1 ? `The share of ${v.seat(a.issuer)} stays with the bank.` : `The ${a.number} shares of ${v.seat(a.issuer)} stay with the bank.`),
  },
  payment: {
    report: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} ${common.phrase.paidTo(a, v)} for the late report.`,
    dividend: (a, v) => `${v.seat(a.from)} pays a dividend of ${v.money(a.amount)} ${common.phrase.paidTo(a, v)}.`,
    takeover: (a, v) => `Of the cash that ${v.seat(a.from)} had, ${v.money(a.amount)} ${(a.to === BANK ? 'falls' : a.to === POT ? 'falls' : 'goes')} ${common.phrase.paidTo(a, v)}.`,
  },
  refusal: {
    noSharesHeld: 'There are not that many shares there.',
    sharesForCash: 'Shares are dealt for money: one side gives shares, the other money only.',
    sharesOutOfTurn: 'Shares change hands only during the turn of one of the two.',
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
  wanted: (a, v) => `${v.seat(a.seat)} wants to buy ${common.phrase.shares(a, v)} from the bank (at least ${v.money(a.minimum)}).`,
  moved: {
    sold: (a, v) => `${v.seat(a.from)} sells ${common.phrase.shares(a, v)} ${common.phrase.paidTo(a, v)} for ${v.money(a.price)}.`,
    bought: (a, v) => `${v.seat(a.to)} buys ${common.phrase.shares(a, v)} ${common.phrase.paidFrom(a, v)} for ${v.money(a.price)}.`,
    gotBack: (a, v) => `${v.seat(a.to)} gets back ${common.phrase.shares(a, v)} that ${v.seat(a.from)} held.`,
    left: (a, v) => `${v.seat(a.from)} leaves ${common.phrase.shares(a, v)} ${common.phrase.paidTo(a, v)}.`,
  },
  reported: (a, v) => `${v.seat(a.seat)} reports: cash ${v.money(a.cash)}, property ${v.money(a.property)}, shares in hand: ${a.number}, share price ${v.money(a.price)}.`,
  takenOver: {
    byPlayer: (a, v) => `${v.seat(a.seat)} holds none of their own shares any more and is taken over by ${v.seat(a.heir)} (${a.number} of ${v.numberOf('sharesEach')} shares).`,
    woundUp: (a, v) => `${v.seat(a.seat)} holds none of their own shares any more and is wound up; all properties go back to the bank.`,
  },
  adjusted: {
    report: (a, v) => `The exchange supervision demands an interim report from ${v.seat(a.seat)}.`,
    shares: (a, v) => `Adjusted: ${v.seat(a.seat)} now has ${common.phrase.shares(a, v)}.`,
  },
  action: {
    sell: {
      some: (a, v) => `Sell ${common.phrase.shares(a, v)} to the bank (+${v.short(a.price)})`,
      last: (a, v) => `Sell ${common.phrase.shares(a, v)} to the bank (+${v.short(a.price)}, and leave the game)`,
    },
    buyShares: (a, v) => `Buy ${common.phrase.shares(a, v)} from the bank (from ${v.short(a.price)})`,
    report: {
      owed: 'File the report',
      interim: 'File an interim report',
    },
  },
  lot: {
    must: (a, v) => `Make a sealed bid for ${common.phrase.shares(a, v)}: at least ${v.money(a.minimum)}. Only the highest bid is paid.`,
    may: (a, v) => `Make a sealed bid for ${common.phrase.shares(a, v)}: ${v.money(a.minimum)} or more, or 0 for none. Only the highest bid is paid.`,
  },
  lastShare: (a, v) => `By this ${v.seat(a.seat)} gives away the last of their own shares, is taken over and leaves the game.`,
}
