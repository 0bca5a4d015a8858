// Written by `npm run words`: a line for each folder with words.
import { words as apartments } from './apartments/fr.words.ts'
import { words as auctionSealed } from './auctionSealed/fr.words.ts'
import { words as bankDebt } from './bankDebt/fr.words.ts'
import { words as books } from './books/fr.words.ts'
import { words as cards } from './cards/fr.words.ts'
import { words as claims } from './claims/fr.words.ts'
import { words as eventCards } from './eventCards/fr.words.ts'
import { words as ownerAuction } from './ownerAuction/fr.words.ts'
import { words as plotSale } from './plotSale/fr.words.ts'
import { words as prisonBail } from './prisonBail/fr.words.ts'
import { words as remotePurchase } from './remotePurchase/fr.words.ts'
import { words as rent } from './rent/fr.words.ts'
import { words as riskField } from './riskField/fr.words.ts'
import { words as shares } from './shares/fr.words.ts'
import { words as stage } from './stage/fr.words.ts'
import { words as table } from './table/fr.words.ts'
import { words as turns } from './turns/fr.words.ts'

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
