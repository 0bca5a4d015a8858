import { type Game, SEATS } from '@hausregeln/engine'

/** What all accounts hold, the bank (signed) and the pot included, is what the players began with. */
export function moneyLaw({ book, s }: Game): string | null {
  const begun = book.startCash * s.seats
  const held = s.cash.reduce((sum, cash) => sum + cash, 0)
  return held === begun ? null : `all accounts together hold ${held}, but began with ${begun}.`
}

/** No seat's cash is negative, nor its debt at the bank. */
export function cashLaw({ s }: Game): string | null {
  for (let seat = 0; seat < SEATS; seat++) {
    if ((s.cash[seat] ?? 0) < 0) return `seat ${seat} has ${s.cash[seat]}.`
    if ((s.debt[seat] ?? 0) < 0) return `seat ${seat} owes the bank ${s.debt[seat]}.`
  }
  return null
}
