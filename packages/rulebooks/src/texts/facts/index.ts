import type { AllFacts } from '../chapter-facts.ts'
import { facts as auctionOpen } from './auction-open.ts'
import { facts as auctionSealed } from './auction-sealed.ts'
import { facts as auctions } from './auctions.ts'
import { facts as bankDebt } from './bank-debt.ts'
import { facts as building } from './building.ts'
import { facts as cardChoice } from './card-choice.ts'
import { facts as claims } from './claims.ts'
import { facts as core } from './core.ts'
import { facts as decks } from './decks.ts'
import { facts as deeds } from './deeds.ts'
import { facts as estate } from './estate.ts'
import { facts as firstThrow } from './first-throw.ts'
import { facts as freeSpace } from './free-space.ts'
import { facts as incomeTax } from './income-tax.ts'
import { facts as jail } from './jail.ts'
import { facts as jailRoll } from './jail-roll.ts'
import { facts as landing } from './landing.ts'
import { facts as mortgage } from './mortgage.ts'
import { facts as ownSpace } from './own-space.ts'
import { facts as ownerAuction } from './owner-auction.ts'
import { facts as partial } from './partial.ts'
import { facts as plotSale } from './plot-sale.ts'
import { facts as prisonBail } from './prison-bail.ts'
import { facts as purchase } from './purchase.ts'
import { facts as remotePurchase } from './remote-purchase.ts'
import { facts as rent } from './rent.ts'
import { facts as settle } from './settle.ts'
import { facts as shares } from './shares.ts'
import { facts as shortage } from './shortage.ts'
import { facts as speedDie } from './speed-die.ts'
import { facts as trade } from './trade.ts'
import { facts as turn } from './turn.ts'
import { facts as wealthTax } from './wealth-tax.ts'

/** What is to be told of all chapters; what may be done beside what must is asked in this order, and so is what one does in jail. */
export const allFacts: AllFacts = {
  core,
  deeds,
  jail,
  decks,
  auctions,
  rent,
  trade,
  shares,
  'auction-open': auctionOpen,
  'auction-sealed': auctionSealed,
  'bank-debt': bankDebt,
  building,
  claims,
  estate,
  'first-throw': firstThrow,
  landing,
  mortgage,
  'own-space': ownSpace,
  'owner-auction': ownerAuction,
  partial,
  'plot-sale': plotSale,
  'prison-bail': prisonBail,
  purchase,
  'remote-purchase': remotePurchase,
  settle,
  shortage,
  'speed-die': speedDie,
  turn,
  'card-choice': cardChoice,
  'free-space': freeSpace,
  'income-tax': incomeTax,
  'wealth-tax': wealthTax,
  'jail-roll': jailRoll,
}

export type { facts as auctionOpenFacts } from './auction-open.ts'
export type { facts as auctionSealedFacts } from './auction-sealed.ts'
// What chapters add to actions and questions comes along, for the compiler alone.
export type { facts as auctionsFacts } from './auctions.ts'
export type { facts as buildingFacts } from './building.ts'
export type { facts as cardChoiceFacts } from './card-choice.ts'
export type { facts as deedsFacts } from './deeds.ts'
export type { facts as firstThrowFacts } from './first-throw.ts'
export type { facts as freeSpaceFacts } from './free-space.ts'
export type { facts as incomeTaxFacts } from './income-tax.ts'
export type { facts as jailFacts } from './jail.ts'
export type { facts as jailRollFacts } from './jail-roll.ts'
export type { facts as mortgageFacts } from './mortgage.ts'
export type { facts as ownerAuctionFacts } from './owner-auction.ts'
export type { facts as prisonBailFacts } from './prison-bail.ts'
export type { facts as purchaseFacts } from './purchase.ts'
export type { facts as remotePurchaseFacts } from './remote-purchase.ts'
export type { facts as rentFacts } from './rent.ts'
export type { facts as settleFacts } from './settle.ts'
export type { facts as sharesFacts } from './shares.ts'
export type { facts as shortageFacts } from './shortage.ts'
export type { facts as speedDieFacts } from './speed-die.ts'
export type { facts as tradeFacts } from './trade.ts'
export type { facts as turnFacts } from './turn.ts'
