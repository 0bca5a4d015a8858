import { BANK, POT } from '@hausregeln/engine'
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

/** `3 shares of Ben`, `a share of Ben`; of the player himself: `3 own shares`. */
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
