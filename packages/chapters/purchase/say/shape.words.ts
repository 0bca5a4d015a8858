// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly offeredForSale: (told: { readonly seat: number; readonly deed: number; readonly price: number }, v: Speaker<PieceNoun>) => string
    readonly declined: (told: { readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
  }
  readonly payment: {
    readonly purchase: (told: { readonly deed: number; readonly amount: number; readonly from: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly nothingForSale: string
    readonly tooEarlyToBuy: string
    readonly lapBeforeBuying: string
    readonly nobodyMayBid: string
    readonly cannotAfford: string
  }
  readonly notForSale: {
    readonly debtor: (told: { readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly claimPair: (told: { readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly earlyPurchase: (told: { readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly plain: (told: { readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly claimed: (told: { readonly deed: number; readonly seat: number; readonly holder: number }, v: Speaker<PieceNoun>) => string
  }
  readonly action: {
    readonly buy: (told: { readonly deed: number; readonly price: number }, v: Speaker<PieceNoun>) => string
    readonly leaveToAuction: string
    readonly doNotBuy: string
  }
  readonly otherwise: (told: { readonly auction: boolean }) => string
  readonly ask: {
    readonly buy: (told: { readonly deed: number; readonly auction: boolean; readonly price: number }, v: Speaker<PieceNoun>) => string
    readonly tooDear: (told: { readonly deed: number; readonly missing: number; readonly auction: boolean; readonly price: number }, v: Speaker<PieceNoun>) => string
  }
}
