import { BANK, bits, POT } from '@hausregeln/engine'
import type { Payment } from '../tongue.ts'
import type { Voice } from '../voice.ts'

/** `Anna`, `the bank`, `the pot`. */
export function account(number: number, v: Voice): string {
  if (number === BANK) return 'the bank'
  return number === POT ? 'the pot' : v.seat(number)
}

/** To whom something is paid: `to Anna`, `to the bank`, `into the pot`. */
export function paidTo(to: number, v: Voice): string {
  return `${to === POT ? 'into' : 'to'} ${account(to, v)}`
}

/** Where a piece moves to; the name of the jail space tells what it is, not where. */
export function place(space: number, v: Voice): string {
  return v.isOnlyJail(space) ? 'the jail space' : v.space(space)
}

/** A kind of building: `house`. */
export function piece(hotel: boolean, v: Voice): string {
  return v.pieces[hotel ? 'hotel' : 'house'].en.one
}

/** `a house` */
export function aPiece(hotel: boolean, v: Voice): string {
  const name = piece(hotel, v)
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}

/** What a level stands for: `1 house`, `3 houses`. */
export function houses(count: number, v: Voice): string {
  return v.list(v.standing(count).map(([n, { en }]) => `${n} ${n === 1 ? en.one : en.many}`))
}

/** `20 thalers are missing` */
export function lacking(amount: number, v: Voice): string {
  return `${v.money(amount)} ${amount === 1 ? 'is' : 'are'} missing`
}

/** ` for Bath Street`, or nothing where no deed is named. */
export function forDeed(deed: number, v: Voice): string {
  return deed < 0 ? '' : ` for ${v.deed(deed)}`
}

/** `3 shares of Ben`, `a share of Ben`; of the holder: `3 own shares`. */
export function shares(number: number, issuer: number, holder: number, v: Voice): string {
  if (issuer === holder) return number === 1 ? 'one own share' : `${number} own shares`
  return `${number === 1 ? 'one share' : `${number} shares`} of ${v.seat(issuer)}`
}

/** The lot of an auction: a deed, or a building. */
export function lot(deed: number, v: Voice): string {
  return deed < 0 ? 'a building' : v.deed(deed)
}

/** Faces of the dice; the third is 0 without a speed die, 4 the bus, 5 and 6 the move to the next property. */
export function dice(a: number, b: number, c: number, v: Voice): string {
  const third = c === 0 ? [] : [c <= 3 ? `${c}` : c === 4 ? '“bus”' : '“next property”']
  return v.list([`${a}`, `${b}`, ...third])
}

/** Who wins with the greatest wealth, or who share the win. */
export function richest(winners: number, v: Voice): string {
  return bits(winners).length > 1
    ? `${v.seats(winners)} are equally wealthy and share the win.`
    : `${v.seats(winners)} wins with the greatest wealth.`
}

/** Paying the price of a deed. */
export function boughtAt({ from, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} pays ${v.money(amount)}${forDeed(deed, v)}.`
}

/** Paying for a building. */
export function forPiece({ from, amount, deed }: Payment, hotel: boolean, v: Voice): string {
  return `${v.seat(from)} pays ${v.money(amount)} for ${aPiece(hotel, v)} ${v.site(deed)}.`
}

/** Paying to leave jail. */
export function leavingJail({ from, to, amount }: Payment, v: Voice): string {
  return `${v.seat(from)} pays ${v.money(amount)} ${paidTo(to, v)} to leave ${v.jail}.`
}

/** Handing over what money is left. */
export function lastMoney({ from, to, amount }: Payment, v: Voice): string {
  return `What ${v.seat(from)} has left goes ${paidTo(to, v)}: ${v.money(amount)}.`
}

/** Paying a bid. */
export function bid({ from, to, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} pays the bid of ${v.money(amount)}${forDeed(deed, v)} ${paidTo(to, v)}.`
}
