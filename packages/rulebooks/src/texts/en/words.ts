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
  return space === v.rulebook.book.board.jailSpace ? 'the jail space' : v.space(space)
}

/** A kind of building: `house`. */
export function piece(hotel: boolean, v: Voice): string {
  return v.pieces[hotel ? 'hotel' : 'house'].en.one
}

/** `a house` */
export function aPiece(hotel: boolean, v: Voice): string {
  return `a ${piece(hotel, v)}`
}

/** `1 house`, `3 houses` */
export function houses(count: number, v: Voice): string {
  const { one, many } = v.pieces.house.en
  return `${count} ${count === 1 ? one : many}`
}

/** `20 thalers are missing` */
export function lacking(amount: number, v: Voice): string {
  return `${v.money(amount)} ${amount === 1 ? 'is' : 'are'} missing`
}

/** ` for Bath Street`, or nothing where no deed is named. */
export function forDeed(deed: number, v: Voice): string {
  return deed < 0 ? '' : ` for ${v.deed(deed)}`
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
