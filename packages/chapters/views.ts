// Written by `npm run chapters` from the folders beside it; a test holds it against them.

import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { auctionOpenPart } from './auction-open/view/part.ts'
import { buildingPart } from './building/view/part.ts'
import { cardsPart } from './cards/view/part.ts'
import { jailRollPart } from './jail-roll/view/part.ts'
import { landingPart } from './landing/view/part.ts'
import { mortgagePart } from './mortgage/view/part.ts'
import { purchasePart } from './purchase/view/part.ts'
import { rentPart } from './rent/view/part.ts'
import { settlePart } from './settle/view/part.ts'
import { shortagePart } from './shortage/view/part.ts'
import { speedDiePart } from './speed-die/view/part.ts'
import { tradePart } from './trade/view/part.ts'
import { turnPart } from './turn/view/part.ts'

/** What the chapters show that several of the built-in rulebooks have: it comes with every table. */
export const FIRST: readonly Part[] = [
  auctionOpenPart,
  buildingPart,
  cardsPart,
  jailRollPart,
  landingPart,
  mortgagePart,
  purchasePart,
  rentPart,
  settlePart,
  shortagePart,
  speedDiePart,
  tradePart,
  turnPart,
]

/** What a folder shows is loaded where a rulebook has one `of` its chapters. */
interface Later {
  readonly of: readonly string[]
  readonly load: () => Promise<Part>
}

export const LATER: Readonly<Record<string, Later>> = {
  apartments: {
    of: ['apartments'],
    load: async () => (await import('./apartments/view/part.ts')).apartmentsPart,
  },
  'auction-sealed': {
    of: ['auction-sealed'],
    load: async () => (await import('./auction-sealed/view/part.ts')).auctionSealedPart,
  },
  'bank-debt': {
    of: ['bank-debt', 'debt-limit'],
    load: async () => (await import('./bank-debt/view/part.ts')).bankDebtPart,
  },
  'card-choice': {
    of: ['card-choice'],
    load: async () => (await import('./card-choice/view/part.ts')).cardChoicePart,
  },
  claims: {
    of: ['claims'],
    load: async () => (await import('./claims/view/part.ts')).claimsPart,
  },
  'event-cards': {
    of: ['event-cards'],
    load: async () => (await import('./event-cards/view/part.ts')).eventCardsPart,
  },
  'free-space': {
    of: ['free-space'],
    load: async () => (await import('./free-space/view/part.ts')).freeSpacePart,
  },
  'income-tax': {
    of: ['income-tax'],
    load: async () => (await import('./income-tax/view/part.ts')).incomeTaxPart,
  },
  'own-space': {
    of: ['own-space'],
    load: async () => (await import('./own-space/view/part.ts')).ownSpacePart,
  },
  'owner-auction': {
    of: ['owner-auction'],
    load: async () => (await import('./owner-auction/view/part.ts')).ownerAuctionPart,
  },
  'plot-sale': {
    of: ['plot-sale'],
    load: async () => (await import('./plot-sale/view/part.ts')).plotSalePart,
  },
  'prison-bail': {
    of: ['prison-bail'],
    load: async () => (await import('./prison-bail/view/part.ts')).prisonBailPart,
  },
  'remote-purchase': {
    of: ['remote-purchase'],
    load: async () => (await import('./remote-purchase/view/part.ts')).remotePurchasePart,
  },
  'risk-field': {
    of: ['risk-field'],
    load: async () => (await import('./risk-field/view/part.ts')).riskFieldPart,
  },
  shares: {
    of: ['share-trade', 'shares'],
    load: async () => (await import('./shares/view/part.ts')).sharesPart,
  },
}
