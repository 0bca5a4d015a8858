import { BANK } from '@hausregeln/engine'
import type { Payment, Tongue } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { forDeed, paidFrom, paidTo, piece } from './words.ts'

/** Money without a purpose of its own: `Anna zahlt 50 Taler an Ben.` */
export function payment({ from, to, amount }: Payment, v: Voice): string {
  if (from >= BANK) return `${v.seat(to)} erhält ${v.money(amount)} ${paidFrom(from, v)}.`
  return `${v.seat(from)} zahlt ${v.money(amount)} ${paidTo(to, v)}.`
}

function boughtAt({ from, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} zahlt ${v.money(amount)}${forDeed(deed, v)}.`
}

function forPiece({ from, amount, deed }: Payment, hotel: boolean, v: Voice): string {
  return `${v.seat(from)} zahlt ${v.money(amount)} für ${piece(hotel, v, 'a')} ${v.site(deed)}.`
}

function commission({ from, to, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} zahlt ${v.money(amount)} Provision ${paidTo(to, v)} ${v.site(deed)}.`
}

function leavingJail({ from, to, amount }: Payment, v: Voice): string {
  return `${v.seat(from)} zahlt ${v.money(amount)} ${paidTo(to, v)}, um aus dem Gefängnis zu kommen.`
}

function lastMoney({ from, to, amount }: Payment, v: Voice): string {
  return `Was ${v.seat(from)} geblieben ist, geht ${paidTo(to, v)}: ${v.money(amount)}.`
}

function bid({ from, to, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} zahlt das eigene Gebot${forDeed(deed, v)} ${paidTo(to, v)}: ${v.money(amount)}.`
}

export const payments: Tongue['payments'] = {
  salary: ({ to, amount }, v) => `${v.seat(to)} erhält ${v.money(amount)} Gehalt.`,
  salaryLand: ({ to, amount }, v) => `${v.seat(to)} erhält auf ${v.space(0)} ${v.money(amount)} Gehalt.`,
  purchase: ({ from, amount, deed }, v) => `${v.seat(from)} kauft ${v.deed(deed)} für ${v.money(amount)}.`,
  auction: boughtAt,
  deal: boughtAt,
  rentDemand: ({ from, to, amount, deed }, v) =>
    `${v.seat(from)} zahlt ${v.money(amount)} Miete ${paidTo(to, v)}${forDeed(deed, v)}.`,
  tax: ({ from, to, amount }, v) => `${v.seat(from)} zahlt ${v.money(amount)} Steuern ${paidTo(to, v)}.`,
  pot: ({ to, amount }, v) => `${v.seat(to)} gewinnt den Topf: ${v.money(amount)}.`,
  jailBail: leavingJail,
  jailThird: leavingJail,
  build: (event, v) => forPiece(event, false, v),
  buildHotel: (event, v) => forPiece(event, true, v),
  sellBuilding: ({ to, amount, deed }, v) => `${v.seat(to)} erhält ${v.money(amount)} für den Abbau ${v.site(deed)}.`,
  mortgage: ({ to, amount, deed }, v) => `${v.seat(to)} erhält ${v.money(amount)} Hypothek auf ${v.deed(deed)}.`,
  lift: ({ from, amount, deed }, v) =>
    `${v.seat(from)} zahlt ${v.money(amount)} und löst die Hypothek auf ${v.deed(deed)} ab.`,
  transferInterest: ({ from, amount, deed }, v) =>
    `${v.seat(from)} zahlt ${v.money(amount)} Hypothekenzinsen${forDeed(deed, v)}.`,
  trade: ({ from, to, amount }, v) => `${v.seat(from)} zahlt im Tausch ${v.money(amount)} ${paidTo(to, v)}.`,
  bankruptToPlayer: lastMoney,
  bankruptToBank: lastMoney,
  resign: lastMoney,
  plotSale: ({ to, amount, deed }, v) => `${v.seat(to)} erhält ${v.money(amount)}${forDeed(deed, v)}.`,
  risk: ({ from, to, amount }, v) =>
    to < BANK
      ? `Das Risiko zahlt sich aus: ${v.seat(to)} erhält ${v.money(amount)}.`
      : `Das Risiko geht daneben: ${v.seat(from)} zahlt ${v.money(amount)}.`,
  remoteBuy: (event, v) =>
    event.to < BANK
      ? commission(event, v)
      : `${v.seat(event.from)} kauft ${v.deed(event.deed)} aus der Ferne für ${v.money(event.amount)}.`,
  remoteFirst: commission,
  remoteBuild: (event, v) => (event.to < BANK ? commission(event, v) : forPiece(event, false, v)),
  ownSell: ({ to, amount, deed }, v) => `${v.seat(to)} erhält ${v.money(amount)}${forDeed(deed, v)}.`,
  speedBonus: ({ to, amount }, v) => `${v.seat(to)} erhält für den Anfang zusätzlich ${v.money(amount)}.`,
  sealedBid: bid,
  ownerAuction: bid,
  minimumPrice: ({ from, to, amount, deed }, v) =>
    `${v.seat(from)} zahlt den halben Mindestpreis${forDeed(deed, v)} ${paidTo(to, v)}: ${v.money(amount)}.`,
  report: ({ from, to, amount }, v) =>
    `${v.seat(from)} zahlt für den verspäteten Bericht ${v.money(amount)} ${paidTo(to, v)}.`,
  dividend: ({ from, to, amount }, v) => `${v.seat(from)} zahlt ${v.money(amount)} Dividende ${paidTo(to, v)}.`,
  takeover: ({ from, to, amount }, v) =>
    `Vom Bargeld, das ${v.seat(from)} hatte, ${to < BANK ? 'gehen' : 'fallen'} ${v.money(amount)} ${paidTo(to, v)}.`,
  protection: ({ from, to, amount }, v) => `${v.seat(from)} zahlt ${v.money(amount)} Schutzgeld ${paidTo(to, v)}.`,
}
