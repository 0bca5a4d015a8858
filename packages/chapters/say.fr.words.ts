// Written by `npm run words`: a line for each folder with words.
import { words as say } from './say/fr.words.ts'
import { words as adjust } from './adjust/say/fr.words.ts'
import { words as apartments } from './apartments/say/fr.words.ts'
import { words as auctionOpen } from './auction-open/say/fr.words.ts'
import { words as auctionSealed } from './auction-sealed/say/fr.words.ts'
import { words as bankDebt } from './bank-debt/say/fr.words.ts'
import { words as building } from './building/say/fr.words.ts'
import { words as cardChoice } from './card-choice/say/fr.words.ts'
import { words as cards } from './cards/say/fr.words.ts'
import { words as claims } from './claims/say/fr.words.ts'
import { words as ending } from './ending/say/fr.words.ts'
import { words as estate } from './estate/say/fr.words.ts'
import { words as eventCards } from './event-cards/say/fr.words.ts'
import { words as finiteBank } from './finite-bank/say/fr.words.ts'
import { words as firstThrow } from './first-throw/say/fr.words.ts'
import { words as freeSpace } from './free-space/say/fr.words.ts'
import { words as incomeTax } from './income-tax/say/fr.words.ts'
import { words as jailRoll } from './jail-roll/say/fr.words.ts'
import { words as landing } from './landing/say/fr.words.ts'
import { words as mortgage } from './mortgage/say/fr.words.ts'
import { words as ownSpace } from './own-space/say/fr.words.ts'
import { words as ownerAuction } from './owner-auction/say/fr.words.ts'
import { words as partial } from './partial/say/fr.words.ts'
import { words as plotSale } from './plot-sale/say/fr.words.ts'
import { words as prisonBail } from './prison-bail/say/fr.words.ts'
import { words as protection } from './protection/say/fr.words.ts'
import { words as purchase } from './purchase/say/fr.words.ts'
import { words as remotePurchase } from './remote-purchase/say/fr.words.ts'
import { words as rent } from './rent/say/fr.words.ts'
import { words as riskField } from './risk-field/say/fr.words.ts'
import { words as settle } from './settle/say/fr.words.ts'
import { words as shares } from './shares/say/fr.words.ts'
import { words as shortage } from './shortage/say/fr.words.ts'
import { words as speedDie } from './speed-die/say/fr.words.ts'
import { words as trade } from './trade/say/fr.words.ts'
import { words as turn } from './turn/say/fr.words.ts'
import { words as wealthTax } from './wealth-tax/say/fr.words.ts'

export const words = {
  'say': say,
  'adjust': adjust,
  'apartments': apartments,
  'auction-open': auctionOpen,
  'auction-sealed': auctionSealed,
  'bank-debt': bankDebt,
  'building': building,
  'card-choice': cardChoice,
  'cards': cards,
  'claims': claims,
  'ending': ending,
  'estate': estate,
  'event-cards': eventCards,
  'finite-bank': finiteBank,
  'first-throw': firstThrow,
  'free-space': freeSpace,
  'income-tax': incomeTax,
  'jail-roll': jailRoll,
  'landing': landing,
  'mortgage': mortgage,
  'own-space': ownSpace,
  'owner-auction': ownerAuction,
  'partial': partial,
  'plot-sale': plotSale,
  'prison-bail': prisonBail,
  'protection': protection,
  'purchase': purchase,
  'remote-purchase': remotePurchase,
  'rent': rent,
  'risk-field': riskField,
  'settle': settle,
  'shares': shares,
  'shortage': shortage,
  'speed-die': speedDie,
  'trade': trade,
  'turn': turn,
  'wealth-tax': wealthTax,
}
