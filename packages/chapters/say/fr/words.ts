import { BANK, bits, POT } from '@hausregeln/engine'
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import { of } from '@hausregeln/say/elision.ts'
import type { Payment } from '../tongue.ts'
import type { Voice } from '../voice.ts'

/** `Anna`, `la banque`, `la cagnotte`. */
export function account(number: number, v: Voice): string {
  if (number === BANK) return 'la banque'
  return number === POT ? 'la cagnotte' : v.seat(number)
}

/** To whom something is paid: `à Anna`, `à la banque`, `dans la cagnotte`. */
export function paidTo(to: number, v: Voice): string {
  return `${to === POT ? 'dans' : 'à'} ${account(to, v)}`
}

/** Where a piece moves to; the name of the jail space tells what it is, not where. */
export function place(space: number, v: Voice): string {
  return v.isOnlyJail(space) ? 'la case Prison' : v.space(space)
}

/** Buildings whose name is feminine: the others take `un`. */
const FEMININE: readonly string[] = ['maison', 'tribune', 'villa de luxe', 'maison de vacances']

/** A kind of building: `maison`. */
export function piece(hotel: boolean, v: Voice): string {
  return v.noun(v.pieces[hotel ? 'hotel' : 'house'])
}

/** The plural of a kind of building. */
export function many(noun: PieceNoun, v: Voice): string {
  return v.forms(noun).many
}

/** `une maison` */
export function aPiece(hotel: boolean, v: Voice): string {
  const name = piece(hotel, v)
  return `${FEMININE.includes(name) ? 'une' : 'un'} ${name}`
}

/** `la maison`, `l’hôtel` */
export function thePiece(hotel: boolean, v: Voice): string {
  const name = piece(hotel, v)
  if (/^[aeiouhé]/i.test(name)) return `l’${name}`
  return `${FEMININE.includes(name) ? 'la' : 'le'} ${name}`
}

/** What a level stands for: `1 maison`, `3 maisons`. */
export function houses(count: number, v: Voice): string {
  return v.list(v.standing(count).map(([n, noun]) => `${n} ${v.forms(noun)[n === 1 ? 'one' : 'many']}`))
}

/** `il manque 20 thalers` */
export function lacking(amount: number, v: Voice): string {
  return `il manque ${v.money(amount)}`
}

/** ` pour Rue des Bains`, or nothing where no deed is named. */
export function forDeed(deed: number, v: Voice): string {
  return deed < 0 ? '' : ` pour ${v.deed(deed)}`
}

/** The lot of an auction: a deed, or a building. */
export function lot(deed: number, v: Voice): string {
  return deed < 0 ? 'un bâtiment' : v.deed(deed)
}

/** Faces of the dice; the third is 0 without a speed die, 4 the bus, 5 and 6 the move to the next property. */
export function dice(a: number, b: number, c: number, v: Voice): string {
  const third = c === 0 ? [] : [c <= 3 ? `${c}` : c === 4 ? '« bus »' : '« propriété suivante »']
  return v.list([`${a}`, `${b}`, ...third])
}

/** Who wins with the greatest wealth, or who share the win. */
export function richest(winners: number, v: Voice): string {
  return bits(winners).length > 1
    ? `${v.seats(winners)} sont à égalité de fortune et partagent la victoire.`
    : `${v.seats(winners)} l’emporte avec la plus grande fortune.`
}

/** Paying the price of a deed. */
export function boughtAt({ from, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} paie ${v.money(amount)}${forDeed(deed, v)}.`
}

/** Paying to leave jail. */
export function leavingJail({ from, to, amount }: Payment, v: Voice): string {
  return `${v.seat(from)} paie ${v.money(amount)} ${paidTo(to, v)} pour sortir de prison.`
}

/** Handing over what money is left. */
export function lastMoney({ from, to, amount }: Payment, v: Voice): string {
  return `Ce qui reste à ${v.seat(from)} va ${paidTo(to, v)} : ${v.money(amount)}.`
}

/** `3 parts de Ben`, `une part d’Anna`; of the player himself: `3 de ses propres parts`. */
export function shares(number: number, issuer: number, holder: number, v: Voice): string {
  if (issuer === holder) return number === 1 ? 'une de ses propres parts' : `${number} de ses propres parts`
  return `${number === 1 ? 'une part' : `${number} parts`} ${of(v.seat(issuer))}`
}

/** Paying for a building. */
export function forPiece({ from, amount, deed }: Payment, hotel: boolean, v: Voice): string {
  return `${v.seat(from)} paie ${v.money(amount)} pour ${aPiece(hotel, v)} ${v.site(deed)}.`
}

/** Paying a bid. */
export function bid({ from, to, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} paie son offre de ${v.money(amount)}${forDeed(deed, v)} ${paidTo(to, v)}.`
}
