import { BANK } from '@hausregeln/engine'
import type { Payment, Tongue } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { account, aPiece, forDeed, paidTo } from './words.ts'

/** Money without a purpose of its own: `Anna pays 50 thalers to Ben.` */
export function payment({ from, to, amount }: Payment, v: Voice): string {
  if (from >= BANK) return `${v.seat(to)} receives ${v.money(amount)} from ${account(from, v)}.`
  return `${v.seat(from)} pays ${v.money(amount)} ${paidTo(to, v)}.`
}

function boughtAt({ from, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} pays ${v.money(amount)}${forDeed(deed, v)}.`
}

function forPiece({ from, amount, deed }: Payment, hotel: boolean, v: Voice): string {
  return `${v.seat(from)} pays ${v.money(amount)} for ${aPiece(hotel, v)} ${v.site(deed)}.`
}

function commission({ from, to, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} pays a commission of ${v.money(amount)} ${paidTo(to, v)} ${v.site(deed)}.`
}

function leavingJail({ from, to, amount }: Payment, v: Voice): string {
  return `${v.seat(from)} pays ${v.money(amount)} ${paidTo(to, v)} to leave ${v.jail}.`
}

function lastMoney({ from, to, amount }: Payment, v: Voice): string {
  return `What ${v.seat(from)} has left goes ${paidTo(to, v)}: ${v.money(amount)}.`
}

function bid({ from, to, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} pays the bid of ${v.money(amount)}${forDeed(deed, v)} ${paidTo(to, v)}.`
}

export const payments: Tongue['payments'] = {
  salary: ({ to, amount }, v) => `${v.seat(to)} receives a salary of ${v.money(amount)}.`,
  salaryLand: ({ to, amount }, v) => `${v.seat(to)} receives a salary of ${v.money(amount)} on ${v.space(0)}.`,
  purchase: ({ from, amount, deed }, v) => `${v.seat(from)} buys ${v.deed(deed)} for ${v.money(amount)}.`,
  auction: boughtAt,
  deal: boughtAt,
  rentDemand: ({ from, to, amount, deed }, v) =>
    `${v.seat(from)} pays ${v.money(amount)} rent ${paidTo(to, v)}${forDeed(deed, v)}.`,
  tax: ({ from, to, amount }, v) => `${v.seat(from)} pays ${v.money(amount)} tax ${paidTo(to, v)}.`,
  pot: ({ to, amount }, v) => `${v.seat(to)} wins the pot: ${v.money(amount)}.`,
  jailBail: leavingJail,
  jailThird: leavingJail,
  build: (event, v) => forPiece(event, false, v),
  buildHotel: (event, v) => forPiece(event, true, v),
  sellBuilding: ({ to, amount, deed }, v) =>
    `${v.seat(to)} receives ${v.money(amount)} for buildings sold ${v.site(deed)}.`,
  mortgage: ({ to, amount, deed }, v) => `${v.seat(to)} receives ${v.money(amount)} as a mortgage on ${v.deed(deed)}.`,
  lift: ({ from, amount, deed }, v) =>
    `${v.seat(from)} pays ${v.money(amount)} to lift the mortgage on ${v.deed(deed)}.`,
  transferInterest: ({ from, amount, deed }, v) =>
    `${v.seat(from)} pays ${v.money(amount)} mortgage interest${forDeed(deed, v)}.`,
  trade: ({ from, to, amount }, v) => `${v.seat(from)} pays ${v.money(amount)} ${paidTo(to, v)} in the trade.`,
  bankruptToPlayer: lastMoney,
  bankruptToBank: lastMoney,
  resign: lastMoney,
  plotSale: ({ to, amount, deed }, v) => `${v.seat(to)} receives ${v.money(amount)}${forDeed(deed, v)}.`,
  risk: ({ from, to, amount }, v) =>
    to < BANK
      ? `The risk pays off: ${v.seat(to)} receives ${v.money(amount)}.`
      : `The risk goes wrong: ${v.seat(from)} pays ${v.money(amount)}.`,
  remoteBuy: (event, v) =>
    event.to < BANK
      ? commission(event, v)
      : `${v.seat(event.from)} buys ${v.deed(event.deed)} from afar for ${v.money(event.amount)}.`,
  remoteFirst: commission,
  remoteBuild: (event, v) => (event.to < BANK ? commission(event, v) : forPiece(event, false, v)),
  ownSell: ({ to, amount, deed }, v) => `${v.seat(to)} receives ${v.money(amount)}${forDeed(deed, v)}.`,
  speedBonus: ({ to, amount }, v) => `${v.seat(to)} receives another ${v.money(amount)} to start with.`,
  sealedBid: bid,
  ownerAuction: bid,
  minimumPrice: ({ from, to, amount, deed }, v) =>
    `${v.seat(from)} pays half the minimum price${forDeed(deed, v)} ${paidTo(to, v)}: ${v.money(amount)}.`,
  report: ({ from, to, amount }, v) => `${v.seat(from)} pays ${v.money(amount)} ${paidTo(to, v)} for the late report.`,
  dividend: ({ from, to, amount }, v) => `${v.seat(from)} pays a dividend of ${v.money(amount)} ${paidTo(to, v)}.`,
  takeover: ({ from, to, amount }, v) =>
    `Of the cash that ${v.seat(from)} had, ${v.money(amount)} ${to < BANK ? 'goes' : 'falls'} ${paidTo(to, v)}.`,
  protection: ({ from, to, amount }, v) => `${v.seat(from)} pays ${v.money(amount)} protection money ${paidTo(to, v)}.`,
}
