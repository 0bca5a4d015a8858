// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly auctionOpened: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly passed: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
    readonly bid: (told: { readonly seat: number; readonly deed: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly noAuction: string
    readonly outOfAuction: string
    readonly alreadyHighest: string
    readonly bidBelowLeast: string
    readonly bidTooLow: string
    readonly bidAboveCash: string
  }
  readonly action: {
    readonly pass: string
    readonly bid: (told: { readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
  readonly ask: {
    readonly noBid: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly bid: (told: { readonly deed: number; readonly bid: number; readonly bidder: number }, v: Speaker<PieceNoun>) => string
  }
}
