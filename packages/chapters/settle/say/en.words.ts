// Written by `npm run words` from the .ftl files beside it; change those.
import { BANK, POT } from '@hausregeln/engine'
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    bankrupt: (a, v) => `${v.seat(a.seat)} cannot pay ${v.money(a.amount)} and is bankrupt.`,
    debtOpened: (a, v) => `${v.seat(a.seat)} owes ${(a.creditor === BANK ? 'the bank' : a.creditor === POT ? 'the pot' : v.seat(a.creditor))} ${v.money(a.amount)} and lacks the cash.`,
  },
  refusal: {
    noDebt: 'Only a player with an open debt can go bankrupt.',
    canStillPay: 'No bankruptcy while sales and mortgages still cover the debt.',
  },
  action: {
    bankrupt: 'Declare bankruptcy',
  },
  wait: {
    debt: (a, v) => `${v.seats(a.seats)} must settle a debt first.`,
  },
  debtPaid: (a, v) => `${v.seat(a.seat)} has settled the debt: ${v.money(a.amount)} ${common.phrase.paidTo(a, v)}.`,
  debt: {
    hopeful: (a, v) => `To be paid: ${v.money(a.owed)} ${common.phrase.paidTo(a, v)}; ${common.phrase.lacking(a, v)}. Sell buildings, mortgage or trade.`,
    hopeless: (a, v) => `To be paid: ${v.money(a.owed)} ${common.phrase.paidTo(a, v)}; ${common.phrase.lacking(a, v)}. Sales and mortgages no longer cover it: trade or declare bankruptcy.`,
  },
}
