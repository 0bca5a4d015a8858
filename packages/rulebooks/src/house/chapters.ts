import type { AnyChoice, Chapter } from '@hausregeln/engine'
import * as adjust from '@hausregeln/engine/chapters/adjust/chapter.ts'
import * as apartments from '@hausregeln/engine/chapters/apartments/chapter.ts'
import * as auctionOpen from '@hausregeln/engine/chapters/auction-open/chapter.ts'
import * as auctionSealed from '@hausregeln/engine/chapters/auction-sealed/chapter.ts'
import * as bankDebt from '@hausregeln/engine/chapters/bank-debt/chapter.ts'
import * as building from '@hausregeln/engine/chapters/building/chapter.ts'
import * as cardChoice from '@hausregeln/engine/chapters/card-choice/chapter.ts'
import * as cards from '@hausregeln/engine/chapters/cards/chapter.ts'
import * as claims from '@hausregeln/engine/chapters/claims/chapter.ts'
import * as ending from '@hausregeln/engine/chapters/ending/chapter.ts'
import * as estate from '@hausregeln/engine/chapters/estate/chapter.ts'
import * as eventCards from '@hausregeln/engine/chapters/event-cards/chapter.ts'
import * as finiteBank from '@hausregeln/engine/chapters/finite-bank/chapter.ts'
import * as firstThrow from '@hausregeln/engine/chapters/first-throw/chapter.ts'
import * as freeSpace from '@hausregeln/engine/chapters/free-space/chapter.ts'
import * as incomeTax from '@hausregeln/engine/chapters/income-tax/chapter.ts'
import * as jailRoll from '@hausregeln/engine/chapters/jail-roll/chapter.ts'
import * as jailSit from '@hausregeln/engine/chapters/jail-sit/chapter.ts'
import * as landing from '@hausregeln/engine/chapters/landing/chapter.ts'
import * as mortgage from '@hausregeln/engine/chapters/mortgage/chapter.ts'
import * as ownSpace from '@hausregeln/engine/chapters/own-space/chapter.ts'
import * as ownerAuction from '@hausregeln/engine/chapters/owner-auction/chapter.ts'
import * as partial from '@hausregeln/engine/chapters/partial/chapter.ts'
import * as plotSale from '@hausregeln/engine/chapters/plot-sale/chapter.ts'
import * as prisonBail from '@hausregeln/engine/chapters/prison-bail/chapter.ts'
import * as protection from '@hausregeln/engine/chapters/protection/chapter.ts'
import * as purchase from '@hausregeln/engine/chapters/purchase/chapter.ts'
import * as remotePurchase from '@hausregeln/engine/chapters/remote-purchase/chapter.ts'
import * as rent from '@hausregeln/engine/chapters/rent/chapter.ts'
import * as riskField from '@hausregeln/engine/chapters/risk-field/chapter.ts'
import * as settle from '@hausregeln/engine/chapters/settle/chapter.ts'
import * as shares from '@hausregeln/engine/chapters/shares/chapter.ts'
import * as shortage from '@hausregeln/engine/chapters/shortage/chapter.ts'
import * as speedDie from '@hausregeln/engine/chapters/speed-die/chapter.ts'
import * as trade from '@hausregeln/engine/chapters/trade/chapter.ts'
import * as turn from '@hausregeln/engine/chapters/turn/chapter.ts'
import * as wealthTax from '@hausregeln/engine/chapters/wealth-tax/chapter.ts'
import { basics } from '@hausregeln/engine/kit/book/basics.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'

/** The rooms of the house: whatever they export is a chapter that a file can name. */
const ROOMS: readonly Readonly<Record<string, Chapter>>[] = [
  adjust,
  apartments,
  auctionOpen,
  auctionSealed,
  bankDebt,
  building,
  cards,
  claims,
  ending,
  estate,
  eventCards,
  finiteBank,
  firstThrow,
  jailRoll,
  jailSit,
  landing,
  mortgage,
  ownSpace,
  ownerAuction,
  partial,
  plotSale,
  prisonBail,
  protection,
  purchase,
  remotePurchase,
  rent,
  riskField,
  settle,
  shares,
  shortage,
  speedDie,
  trade,
  turn,
  cardChoice,
  freeSpace,
  incomeTax,
  wealthTax,
]

/** All chapters of the house by their names: what a file can name. Where code begins, it needs another chapter. */
export const houseChapters: ReadonlyMap<string, Chapter> = new Map(
  ROOMS.flatMap((room) => Object.values(room)).map((chapter) => [chapter.name, chapter]),
)

/** All that chapters of the house ask of rulebooks, by name. */
export const allPolicies = policiesOf([...houseChapters.values()])

/** Everything that can be chosen, by whichever chapter. */
export const allChoices: readonly AnyChoice[] = [
  ...new Set([...[...houseChapters.values()].flatMap(({ choices = [] }) => choices), ...basics]),
]
