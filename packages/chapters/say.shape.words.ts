// Written by `npm run words`: a line for each folder with words.
import type { Words as Say } from './say/shape.words.ts'
import type { Words as Adjust } from './adjust/say/shape.words.ts'
import type { Words as Apartments } from './apartments/say/shape.words.ts'
import type { Words as AuctionOpen } from './auction-open/say/shape.words.ts'
import type { Words as AuctionSealed } from './auction-sealed/say/shape.words.ts'
import type { Words as BankDebt } from './bank-debt/say/shape.words.ts'
import type { Words as Building } from './building/say/shape.words.ts'
import type { Words as CardChoice } from './card-choice/say/shape.words.ts'
import type { Words as Cards } from './cards/say/shape.words.ts'
import type { Words as Claims } from './claims/say/shape.words.ts'
import type { Words as Ending } from './ending/say/shape.words.ts'
import type { Words as Estate } from './estate/say/shape.words.ts'
import type { Words as EventCards } from './event-cards/say/shape.words.ts'
import type { Words as FiniteBank } from './finite-bank/say/shape.words.ts'
import type { Words as FirstThrow } from './first-throw/say/shape.words.ts'
import type { Words as FreeSpace } from './free-space/say/shape.words.ts'
import type { Words as IncomeTax } from './income-tax/say/shape.words.ts'
import type { Words as JailRoll } from './jail-roll/say/shape.words.ts'
import type { Words as Landing } from './landing/say/shape.words.ts'
import type { Words as Mortgage } from './mortgage/say/shape.words.ts'
import type { Words as OwnSpace } from './own-space/say/shape.words.ts'
import type { Words as OwnerAuction } from './owner-auction/say/shape.words.ts'
import type { Words as Partial } from './partial/say/shape.words.ts'
import type { Words as PlotSale } from './plot-sale/say/shape.words.ts'
import type { Words as PrisonBail } from './prison-bail/say/shape.words.ts'
import type { Words as Protection } from './protection/say/shape.words.ts'
import type { Words as Purchase } from './purchase/say/shape.words.ts'
import type { Words as RemotePurchase } from './remote-purchase/say/shape.words.ts'
import type { Words as Rent } from './rent/say/shape.words.ts'
import type { Words as RiskField } from './risk-field/say/shape.words.ts'
import type { Words as Settle } from './settle/say/shape.words.ts'
import type { Words as Shares } from './shares/say/shape.words.ts'
import type { Words as Shortage } from './shortage/say/shape.words.ts'
import type { Words as SpeedDie } from './speed-die/say/shape.words.ts'
import type { Words as Trade } from './trade/say/shape.words.ts'
import type { Words as Turn } from './turn/say/shape.words.ts'
import type { Words as WealthTax } from './wealth-tax/say/shape.words.ts'

/** What chapters say, by their names; `say`: phrases that several use, and what belongs to none. */
export interface ChapterWords {
  readonly 'say': Say
  readonly 'adjust': Adjust
  readonly 'apartments': Apartments
  readonly 'auction-open': AuctionOpen
  readonly 'auction-sealed': AuctionSealed
  readonly 'bank-debt': BankDebt
  readonly 'building': Building
  readonly 'card-choice': CardChoice
  readonly 'cards': Cards
  readonly 'claims': Claims
  readonly 'ending': Ending
  readonly 'estate': Estate
  readonly 'event-cards': EventCards
  readonly 'finite-bank': FiniteBank
  readonly 'first-throw': FirstThrow
  readonly 'free-space': FreeSpace
  readonly 'income-tax': IncomeTax
  readonly 'jail-roll': JailRoll
  readonly 'landing': Landing
  readonly 'mortgage': Mortgage
  readonly 'own-space': OwnSpace
  readonly 'owner-auction': OwnerAuction
  readonly 'partial': Partial
  readonly 'plot-sale': PlotSale
  readonly 'prison-bail': PrisonBail
  readonly 'protection': Protection
  readonly 'purchase': Purchase
  readonly 'remote-purchase': RemotePurchase
  readonly 'rent': Rent
  readonly 'risk-field': RiskField
  readonly 'settle': Settle
  readonly 'shares': Shares
  readonly 'shortage': Shortage
  readonly 'speed-die': SpeedDie
  readonly 'trade': Trade
  readonly 'turn': Turn
  readonly 'wealth-tax': WealthTax
}
