import { BANK } from '@hausregeln/engine'
import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { account, paidTo, shares } from '../../say/en/words.ts'
import { told } from '../../say/told.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { SHAREHOLDERS } from '../rules/section.ts'
import { words } from './en.words.ts'

/** What the register says of shares that change hands: sold, bought, or left behind. */
function sharesMoved({ from, to, issuer, number, price, slot }: EventOf<'sharesMoved'>, v: Voice): string {
  switch (slot) {
    case 'shareTrade':
    case 'shareSale':
      return `${v.seat(from)} sells ${shares(number, issuer, from, v)} ${paidTo(to, v)} for ${v.money(price)}.`
    case 'sharePurchase':
      return `${v.seat(to)} buys ${shares(number, issuer, to, v)} from ${account(from, v)} for ${v.money(price)}.`
    default:
      if (to === issuer) return `${v.seat(to)} gets back ${shares(number, issuer, to, v)} that ${v.seat(from)} held.`
      return `${v.seat(from)} leaves ${shares(number, issuer, from, v)} ${paidTo(to, v)}.`
  }
}

function takenOver({ seat, heir, shares: held }: EventOf<'takenOver'>, v: Voice): string {
  const who = `${v.seat(seat)} holds none of their own shares any more`
  return heir < BANK
    ? `${who} and is taken over by ${v.seat(heir)} (${held} of ${v.numberOf('sharesEach')} shares).`
    : `${who} and is wound up; all properties go back to the bank.`
}

function shareLot({ issuer, number, minimum, asks }: Questions['shareLot'], v: Voice): string {
  const least = asks ? `at least ${v.money(minimum)}` : `${v.money(minimum)} or more, or 0 for none`
  return `Make a sealed bid for ${shares(number, issuer, -1, v)}: ${least}. Only the highest bid is paid.`
}

function lastShare(seat: number, v: Voice): string {
  return `By this ${v.seat(seat)} gives away the last of their own shares, is taken over and leaves the game.`
}

export const texts: ChapterTexts<'shares'> = {
  events: {
    ...words.event,
    sharesWanted: ({ seat, issuer, number, minimum }, v) =>
      `${v.seat(seat)} wants to buy ${shares(number, issuer, seat, v)} from the bank (at least ${v.money(minimum)}).`,
    sharesUnsold: ({ issuer, number }, v) =>
      number === 1
        ? `The share of ${v.seat(issuer)} stays with the bank.`
        : `The ${number} shares of ${v.seat(issuer)} stay with the bank.`,
    sharesMoved,
    reported: ({ seat, cash, property, shares: held, price }, v) =>
      `${v.seat(seat)} reports: cash ${v.money(cash)}, property ${v.money(property)}, shares in hand: ${held}, share price ${v.money(price)}.`,
    takenOver,
  },
  payments: {
    ...words.payment,
    takeover: ({ from, to, amount }, v) =>
      `Of the cash that ${v.seat(from)} had, ${v.money(amount)} ${to < BANK ? 'goes' : 'falls'} ${paidTo(to, v)}.`,
  },
  refusals: words.refusal,
  adjustments: {
    report: ({ of }, v) => `The exchange supervision demands an interim report from ${v.seat(of)}.`,
    shares: ({ of, value }, v) =>
      `Adjusted: ${v.seat(of % SHAREHOLDERS)} now has ${shares(value, Math.floor(of / SHAREHOLDERS), of % SHAREHOLDERS, v)}.`,
  },
  actions: {
    sellShares: ({ issuer, number, price, own, last }, v) =>
      `Sell ${shares(number, own ? -1 : issuer, -1, v)} to the bank (+${v.short(price)}${last ? ', and leave the game' : ''})`,
    buyShares: ({ issuer, number, price }, v) =>
      `Buy ${shares(number, issuer, -1, v)} from the bank (from ${v.short(price)})`,
    report: ({ owed }) => (owed ? 'File the report' : 'File an interim report'),
  },
  questions: {
    ...told(words.ask),
    shareLot,
  },
  options: told(words.about),
  phrases: { lastShare },
}
