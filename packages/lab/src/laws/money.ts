import { bankDebtOf } from '@hausregeln/chapters/bank-debt/rules/debt.ts'
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

/** Every account, and every debt at the bank, can be paid in the pieces of money that there are. */
export function coinLaw(g: Game): string | null {
  const { book, s } = g
  const { coin } = book.board
  if (coin === 1) return null
  for (const [account, amount] of s.cash.entries())
    if (amount % coin !== 0) return `account ${account} holds ${amount}, but the smallest piece of money is ${coin}.`
  for (let seat = 0; seat < s.seats; seat++) {
    const amount = bankDebtOf(g, seat)
    if (amount % coin !== 0) return `seat ${seat} owes ${amount}, but the smallest piece of money is ${coin}.`
  }
  return null
}

/** No seat's cash is negative, nor its debt at the bank; nor the cash of a bank that can run out of money. */
export function cashLaw(g: Game): string | null {
  const { book, s } = g
  for (let seat = 0; seat < SEATS; seat++) {
    if ((s.cash[seat] ?? 0) < 0) return `seat ${seat} has ${s.cash[seat]}.`
    if (bankDebtOf(g, seat) < 0) return `seat ${seat} owes the bank ${bankDebtOf(g, seat)}.`
  }
  return book.chosen.finiteBank === 'finite' && (s.cash[BANK] ?? 0) < 0 ? `the bank has ${s.cash[BANK]}.` : null
}
