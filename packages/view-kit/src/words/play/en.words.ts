// Written by `npm run words`: a line for each folder with words.
import { words as apartments } from './apartments/en.words.ts'
import { words as auctionSealed } from './auctionSealed/en.words.ts'
import { words as bankDebt } from './bankDebt/en.words.ts'
import { words as books } from './books/en.words.ts'
import { words as cards } from './cards/en.words.ts'
import { words as claims } from './claims/en.words.ts'
import { words as eventCards } from './eventCards/en.words.ts'
import { words as ownerAuction } from './ownerAuction/en.words.ts'
import { words as plotSale } from './plotSale/en.words.ts'
import { words as prisonBail } from './prisonBail/en.words.ts'
import { words as remotePurchase } from './remotePurchase/en.words.ts'
import { words as rent } from './rent/en.words.ts'
import { words as riskField } from './riskField/en.words.ts'
import { words as shares } from './shares/en.words.ts'
import { words as stage } from './stage/en.words.ts'
import { words as table } from './table/en.words.ts'
import { words as turns } from './turns/en.words.ts'

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
