import { BANK, POT } from '@hausregeln/engine'
import type { Column } from '../sheet.ts'
import { wordsIn } from '../words/words.ts'
import type { Books } from './books.ts'
import { seatColour } from './colours.ts'

/** The accounts that a game has: the seats', the bank, and the pot if anything was ever in it. */
export function accountsOf({ game, lines, opening }: Books): number[] {
  const seats = Array.from({ length: game.s.seats }, (_, seat) => seat)
  const pot = [opening, ...lines.map(({ balances }) => balances)].some((balances) => balances[POT] !== 0)
  return [...seats, BANK, ...(pot ? [POT] : [])]
}

/** What an account is called. */
export function accountName({ voice, language, header }: Books, account: number): string {
  if (account < BANK) return voice.seat(account)
  const name = account === POT ? wordsIn(language).pot : wordsIn(language).bank
  return header.seats.some((seat) => seat.name === name) ? `(${name})` : name
}

/** A column of an account's money. */
export function accountColumn(books: Books, account: number): Column {
  return {
    head: accountName(books, account),
    align: 'right',
    ...(account < BANK && { colour: seatColour(account) }),
  }
}
