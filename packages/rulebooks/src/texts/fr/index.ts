import type { SomeSentences } from '../chapter-texts.ts'
import type { Catalogue } from '../language.ts'
import { texts as adjust } from './adjust.ts'
import { texts as apartments } from './apartments.ts'
import { texts as auctionOpen } from './auction-open.ts'
import { texts as auctionSealed } from './auction-sealed.ts'
import { texts as auctions } from './auctions.ts'
import { texts as bankDebt } from './bank-debt.ts'
import { boards } from './boards.ts'
import { texts as building } from './building.ts'
import { texts as cardChoice } from './card-choice.ts'
import { cards } from './cards.ts'
import { board } from './catalogue.ts'
import { choices } from './choices.ts'
import { texts as claims } from './claims.ts'
import { texts as core } from './core.ts'
import { texts as decks } from './decks.ts'
import { texts as deeds } from './deeds.ts'
import { texts as ending } from './ending.ts'
import { texts as estate } from './estate.ts'
import { texts as finiteBank } from './finite-bank.ts'
import { texts as firstThrow } from './first-throw.ts'
import { texts as freeSpace } from './free-space.ts'
import { texts as incomeTax } from './income-tax.ts'
import { texts as jail } from './jail.ts'
import { texts as jailRoll } from './jail-roll.ts'
import { texts as landing } from './landing.ts'
import { texts as money } from './money.ts'
import { texts as mortgage } from './mortgage.ts'
import { texts as ownSpace } from './own-space.ts'
import { texts as ownerAuction } from './owner-auction.ts'
import { paragraphs } from './paragraphs.ts'
import { texts as partial } from './partial.ts'
import { texts as plotSale } from './plot-sale.ts'
import { texts as prisonBail } from './prison-bail.ts'
import { texts as protection } from './protection.ts'
import { texts as purchase } from './purchase.ts'
import { texts as remotePurchase } from './remote-purchase.ts'
import { texts as rent } from './rent.ts'
import { texts as riskField } from './risk-field.ts'
import { texts as settle } from './settle.ts'
import { texts as shares } from './shares.ts'
import { texts as shortage } from './shortage.ts'
import { texts as speedDie } from './speed-die.ts'
import { texts as trade } from './trade.ts'
import { texts as turn } from './turn.ts'
import { texts as wealthTax } from './wealth-tax.ts'

/** What boards, cards, paragraphs, options and choices say in French, by what they say in English. */
export const catalogue: Catalogue = { ...board, ...boards, ...cards, ...paragraphs, ...choices }

/** What chapters say in French. */
export const sentences: SomeSentences = {
  core,
  money,
  deeds,
  jail,
  decks,
  auctions,
  adjust,
  'auction-open': auctionOpen,
  building,
  ending,
  estate,
  'first-throw': firstThrow,
  'jail-roll': jailRoll,
  landing,
  mortgage,
  purchase,
  rent,
  settle,
  shortage,
  'speed-die': speedDie,
  trade,
  turn,
  apartments,
  'auction-sealed': auctionSealed,
  'bank-debt': bankDebt,
  claims,
  'finite-bank': finiteBank,
  'own-space': ownSpace,
  'owner-auction': ownerAuction,
  partial,
  'plot-sale': plotSale,
  'prison-bail': prisonBail,
  protection,
  'remote-purchase': remotePurchase,
  'risk-field': riskField,
  shares,
  'card-choice': cardChoice,
  'free-space': freeSpace,
  'income-tax': incomeTax,
  'wealth-tax': wealthTax,
}
