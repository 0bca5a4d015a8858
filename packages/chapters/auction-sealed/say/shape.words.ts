// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly sealedBidIn: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
    readonly sealedRevealed: (told: { readonly seat: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly sealedTied: (told: { readonly deed: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly lotsDrawn: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly bidAlreadyIn: string
    readonly sealedTooLow: string
    readonly noSealedBids: string
    readonly notAskedToBid: string
    readonly sealedAboveCash: string
  }
  readonly about: {
    readonly auctionStreetsOnly: string
  }
  readonly opened: {
    readonly byOwner: (told: { readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly byBank: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
  }
  readonly action: {
    readonly sealedBid: (told: { readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
  readonly least: {
    readonly minimum: (told: { readonly minimum: number }, v: Speaker<PieceNoun>) => string
    readonly reserve: (told: { readonly reserve: number }, v: Speaker<PieceNoun>) => string
    readonly none: string
  }
  readonly sealed: {
    readonly everybody: (told: { readonly deed: number; readonly to: number; readonly least: string }, v: Speaker<PieceNoun>) => string
    readonly winner: (told: { readonly deed: number; readonly to: number; readonly least: string }, v: Speaker<PieceNoun>) => string
    readonly second: (told: { readonly deed: number; readonly to: number; readonly least: string }, v: Speaker<PieceNoun>) => string
  }
}
