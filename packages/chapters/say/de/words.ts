import { BANK, bits, POT } from '@hausregeln/engine'
import type { Payment } from '../tongue.ts'
import type { Voice } from '../voice.ts'

/** To whom something is paid: `an Anna`, `an die Bank`, `in den Topf`. */
export function paidTo(account: number, v: Voice): string {
  if (account === BANK) return 'an die Bank'
  return account === POT ? 'in den Topf' : `an ${v.seat(account)}`
}

/** Whence something comes: `von Anna`, `von der Bank`, `aus dem Topf`. */
export function paidFrom(account: number, v: Voice): string {
  if (account === BANK) return 'von der Bank'
  return account === POT ? 'aus dem Topf' : `von ${v.seat(account)}`
}

/** Whom somebody owes: `Anna`, `der Bank`, `dem Topf`. */
export function owedTo(account: number, v: Voice): string {
  if (account === BANK) return 'der Bank'
  return account === POT ? 'dem Topf' : v.seat(account)
}

/** Where a piece moves to; the name of the jail space tells what it is, not where. */
export function place(space: number, v: Voice): string {
  return v.isOnlyJail(space) ? 'das Gefängnisfeld' : v.space(space)
}

/** Articles by gender: `ein`, `kein` and `das` for what is built, `dem` for what something is done with. */
const ARTICLES = {
  m: { a: 'einen', no: 'keinen', the: 'den', withThe: 'dem' },
  f: { a: 'eine', no: 'keine', the: 'die', withThe: 'der' },
  n: { a: 'ein', no: 'kein', the: 'das', withThe: 'dem' },
} as const

/** A kind of building: `Haus`, `ein Haus`, `dem Haus`. */
export function piece(hotel: boolean, v: Voice, article?: keyof typeof ARTICLES.n): string {
  const { one, gender } = v.pieces[hotel ? 'hotel' : 'house'].de
  return article === undefined ? one : `${ARTICLES[gender][article]} ${one}`
}

/** `das 3. Haus` */
export function nthHouse(n: number, v: Voice): string {
  const { one, gender } = v.pieces.house.de
  return `${ARTICLES[gender].the} ${n}. ${one}`
}

/** What a level stands for: `1 Haus`, `3 Häuser`. */
export function houses(count: number, v: Voice): string {
  return v.list(v.standing(count).map(([n, { de }]) => `${n} ${n === 1 ? de.one : de.many}`))
}

/** `es fehlen 20 Taler` */
export function lacking(amount: number, v: Voice): string {
  return `es ${amount === 1 ? 'fehlt' : 'fehlen'} ${v.money(amount)}`
}

/** ` für Badstraße`, or nothing where no deed is named. */
export function forDeed(deed: number, v: Voice): string {
  return deed < 0 ? '' : ` für ${v.deed(deed)}`
}

/** `3 Anteile von Ben`, `ein Anteil von Ben`; of the player himself: `3 eigene Anteile`. */
export function shares(number: number, issuer: number, holder: number, v: Voice): string {
  if (issuer === holder) return number === 1 ? 'einen eigenen Anteil' : `${number} eigene Anteile`
  return `${number === 1 ? 'einen Anteil' : `${number} Anteile`} von ${v.seat(issuer)}`
}

/** The lot of an auction: a deed, or a building. */
export function lot(deed: number, v: Voice): string {
  return deed < 0 ? 'ein Gebäude' : v.deed(deed)
}

/** Faces of the dice; the third is 0 without a speed die, 4 the bus, 5 and 6 the move to the next property. */
export function dice(a: number, b: number, c: number, v: Voice): string {
  const third = c === 0 ? [] : [c <= 3 ? `${c}` : c === 4 ? '„Bus“' : '„Nächstes Grundstück“']
  return v.list([`${a}`, `${b}`, ...third])
}

/** Who wins with the greatest wealth, or who share the win. */
export function richest(winners: number, v: Voice): string {
  return bits(winners).length > 1
    ? `${v.seats(winners)} sind gleich reich und teilen sich den Sieg.`
    : `${v.seats(winners)} gewinnt mit dem größten Vermögen.`
}

/** Paying the price of a deed. */
export function boughtAt({ from, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} zahlt ${v.money(amount)}${forDeed(deed, v)}.`
}

/** Paying for a building. */
export function forPiece({ from, amount, deed }: Payment, hotel: boolean, v: Voice): string {
  return `${v.seat(from)} zahlt ${v.money(amount)} für ${piece(hotel, v, 'a')} ${v.site(deed)}.`
}

/** Paying to leave jail. */
export function leavingJail({ from, to, amount }: Payment, v: Voice): string {
  return `${v.seat(from)} zahlt ${v.money(amount)} ${paidTo(to, v)}, um aus dem Gefängnis zu kommen.`
}

/** Handing over what money is left. */
export function lastMoney({ from, to, amount }: Payment, v: Voice): string {
  return `Was ${v.seat(from)} geblieben ist, geht ${paidTo(to, v)}: ${v.money(amount)}.`
}

/** Paying a bid. */
export function bid({ from, to, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} zahlt das eigene Gebot${forDeed(deed, v)} ${paidTo(to, v)}: ${v.money(amount)}.`
}
