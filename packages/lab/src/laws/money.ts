import { BANK, type Book, type Game, newGame, SEATS } from '@hausregeln/engine'

/** By rulebook and number of seats: what all accounts together begin with. */
const beginnings = new WeakMap<Book, number[]>()

function beginning(book: Book, seats: number): number {
  const known = beginnings.get(book) ?? []
  beginnings.set(book, known)
  known[seats] ??= sum(newGame(book, { seats, seed: 0 }).s.cash)
  return known[seats]
}

function sum(values: Int32Array): number {
  return values.reduce((total, value) => total + value, 0)
}

/** What all accounts hold, the bank (signed) and the pot included, is what they began with. */
export function moneyLaw({ book, s }: Game): string | null {
  const begun = beginning(book, s.seats)
  const held = sum(s.cash)
  return held === begun ? null : `all accounts together hold ${held}, but began with ${begun}.`
}

/** No seat's cash is negative, nor its debt at the bank; nor the cash of a bank that can run out of money. */
export function cashLaw({ book, s }: Game): string | null {
  for (let seat = 0; seat < SEATS; seat++) {
    if ((s.cash[seat] ?? 0) < 0) return `seat ${seat} has ${s.cash[seat]}.`
    if ((s.debt[seat] ?? 0) < 0) return `seat ${seat} owes the bank ${s.debt[seat]}.`
  }
  return book.finiteBank && (s.cash[BANK] ?? 0) < 0 ? `the bank has ${s.cash[BANK]}.` : null
}
