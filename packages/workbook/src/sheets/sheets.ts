import type { Books } from '../books/books.ts'
import type { Sheet } from '../sheet.ts'
import { accountSheets } from './accounts.ts'
import { balancesSheet, wealthSheet } from './balances.ts'
import { bidSheets } from './bids.ts'
import { entriesSheet } from './entries.ts'
import { exchangeSheets } from './exchange.ts'
import { gameSheet } from './game.ts'
import { propertiesSheet } from './properties.ts'
import { rulesSheet } from './rules.ts'

/** All sheets of a game, in their order; those of the exchange where players have shares. */
export function sheetsOf(books: Books): Sheet[] {
  const wealth = wealthSheet(books)
  return [
    gameSheet(books, wealth),
    entriesSheet(books),
    ...bidSheets(books),
    ...accountSheets(books),
    balancesSheet(books),
    wealth,
    propertiesSheet(books),
    ...exchangeSheets(books),
    rulesSheet(books),
  ]
}
