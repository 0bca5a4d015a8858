// Written by `npm run words`: a line for each folder with words.
import { words as apartments } from './apartments/de.words.ts'
import { words as auctionSealed } from './auctionSealed/de.words.ts'
import { words as bankDebt } from './bankDebt/de.words.ts'
import { words as books } from './books/de.words.ts'
import { words as cards } from './cards/de.words.ts'
import { words as claims } from './claims/de.words.ts'
import { words as eventCards } from './eventCards/de.words.ts'
import { words as ownerAuction } from './ownerAuction/de.words.ts'
import { words as plotSale } from './plotSale/de.words.ts'
import { words as prisonBail } from './prisonBail/de.words.ts'
import { words as remotePurchase } from './remotePurchase/de.words.ts'
import { words as rent } from './rent/de.words.ts'
import { words as riskField } from './riskField/de.words.ts'
import { words as shares } from './shares/de.words.ts'
import { words as stage } from './stage/de.words.ts'
import { words as table } from './table/de.words.ts'
import { words as turns } from './turns/de.words.ts'

export const words = {
  apartments,
  auctionSealed,
  bankDebt,
  books,
  cards,
  claims,
  eventCards,
  ownerAuction,
  plotSale,
  prisonBail,
  remotePurchase,
  rent,
  riskField,
  shares,
  stage,
  table,
  turns,
}
