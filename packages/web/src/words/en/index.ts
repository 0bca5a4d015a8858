import type { Words } from '../words.ts'
import { apartments } from './apartments.ts'
import { auctionSealed } from './auctionSealed.ts'
import { bankDebt } from './bankDebt.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { claims } from './claims.ts'
import { companion } from './companion.ts'
import { design } from './design.ts'
import { eventCards } from './eventCards.ts'
import { frame } from './frame.ts'
import { given } from './given.ts'
import { middle } from './middle.ts'
import { online } from './online.ts'
import { ownerAuction } from './ownerAuction.ts'
import { plotSale } from './plotSale.ts'
import { prisonBail } from './prisonBail.ts'
import { refusals } from './refusals.ts'
import { remotePurchase } from './remotePurchase.ts'
import { rent } from './rent.ts'
import { riskField } from './riskField.ts'
import { rules } from './rules.ts'
import { screens } from './screens.ts'
import { setup } from './setup.ts'
import { shares } from './shares.ts'
import { table } from './table.ts'
import { turns } from './turns.ts'

/** All words of the page, by room. */
export const words: Words = {
  board,
  middle,
  frame,
  design,
  given,
  rules,
  table,
  turns,
  screens,
  online,
  setup,
  companion,
  refusals,
  apartments,
  auctionSealed,
  bankDebt,
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
}
