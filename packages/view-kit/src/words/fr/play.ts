import type { SomePart } from '../words.ts'
import { apartments } from './apartments.ts'
import { auctionSealed } from './auctionSealed.ts'
import { bankDebt } from './bankDebt.ts'
import { books } from './books.ts'
import { cards } from './cards.ts'
import { claims } from './claims.ts'
import { eventCards } from './eventCards.ts'
import { given } from './given.ts'
import { ownerAuction } from './ownerAuction.ts'
import { plotSale } from './plotSale.ts'
import { prisonBail } from './prisonBail.ts'
import { remotePurchase } from './remotePurchase.ts'
import { rent } from './rent.ts'
import { riskField } from './riskField.ts'
import { rules } from './rules.ts'
import { shares } from './shares.ts'
import { table } from './table.ts'
import { turns } from './turns.ts'

/** What is said at a table. */
export const play: SomePart<'play'> = {
  apartments,
  auctionSealed,
  bankDebt,
  books,
  cards,
  claims,
  eventCards,
  given,
  ownerAuction,
  plotSale,
  prisonBail,
  remotePurchase,
  rent,
  riskField,
  rules,
  shares,
  table,
  turns,
}
