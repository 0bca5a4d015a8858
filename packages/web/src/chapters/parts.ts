import type { Ask, Part } from '../table/part.ts'
import { apartmentsPart } from './apartments/part.ts'
import { auctionOpenPart } from './auction-open/part.ts'
import { auctionSealedPart } from './auction-sealed/part.ts'
import { bankDebtPart } from './bank-debt/part.ts'
import { buildingPart } from './building/part.ts'
import { cardChoicePart } from './card-choice/part.ts'
import { cardsPart } from './cards/part.ts'
import { claimsPart } from './claims/part.ts'
import { eventCardsPart } from './event-cards/part.ts'
import { freeSpacePart } from './free-space/part.ts'
import { incomeTaxPart } from './income-tax/part.ts'
import { jailRollPart } from './jail-roll/part.ts'
import { landingPart } from './landing/part.ts'
import { mortgagePart } from './mortgage/part.ts'
import { ownSpacePart } from './own-space/part.ts'
import { ownerAuctionPart } from './owner-auction/part.ts'
import { plotSalePart } from './plot-sale/part.ts'
import { prisonBailPart } from './prison-bail/part.ts'
import { purchasePart } from './purchase/part.ts'
import { remotePurchasePart } from './remote-purchase/part.ts'
import { rentPart } from './rent/part.ts'
import { riskFieldPart } from './risk-field/part.ts'
import { settlePart } from './settle/part.ts'
import { sharesPart } from './shares/part.ts'
import { shortagePart } from './shortage/part.ts'
import { speedDiePart } from './speed-die/part.ts'
import { tradePart } from './trade/part.ts'
import { turnPart } from './turn/part.ts'

/** The parts of all chapters, in the order in which what they show stands on the screen. */
export const PARTS: readonly Part[] = [
  turnPart,
  jailRollPart,
  prisonBailPart,
  landingPart,
  cardsPart,
  purchasePart,
  auctionOpenPart,
  auctionSealedPart,
  rentPart,
  buildingPart,
  mortgagePart,
  shortagePart,
  plotSalePart,
  ownerAuctionPart,
  ownSpacePart,
  claimsPart,
  remotePurchasePart,
  apartmentsPart,
  tradePart,
  settlePart,
  bankDebtPart,
  speedDiePart,
  incomeTaxPart,
  cardChoicePart,
  freeSpacePart,
  riskFieldPart,
  eventCardsPart,
  sharesPart,
]

/** What the first part has for a question. */
export function forAsk<T>(
  table: (part: Part) => Readonly<Partial<Record<Ask, T>>> | undefined,
  ask: Ask,
): T | undefined {
  for (const part of PARTS) {
    const found = table(part)?.[ask]
    if (found !== undefined) return found
  }
  return undefined
}
