// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly chapter: {
    readonly trade: {
      readonly title: string
      readonly gist: string
    }
  }
  readonly question: {
    readonly gifts: string
  }
  readonly choice: {
    readonly gifts: {
      readonly allowed: string
      readonly refused: string
    }
  }
  readonly number: {
    readonly offersATurn: string
  }
  readonly event: {
    readonly tradeOffered: (told: { readonly seat: number; readonly to: number }, v: Speaker<PieceNoun>) => string
    readonly tradeCountered: (told: { readonly seat: number; readonly to: number }, v: Speaker<PieceNoun>) => string
    readonly tradeDeclined: (told: { readonly seat: number; readonly to: number }, v: Speaker<PieceNoun>) => string
    readonly tradeWithdrawn: (told: { readonly seat: number; readonly to: number }, v: Speaker<PieceNoun>) => string
    readonly tradeLapsed: (told: { readonly seat: number; readonly to: number }, v: Speaker<PieceNoun>) => string
  }
  readonly payment: {
    readonly trade: (told: { readonly amount: number; readonly to: number; readonly from: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly noSuchOffer: string
    readonly notYourOffer: string
    readonly offerToSelf: string
    readonly offerEmpty: string
    readonly offerIsGift: string
    readonly offerBuilt: string
    readonly offerNotTheirs: string
    readonly offerTooDear: string
    readonly offerInterestTooDear: string
    readonly tooManyOffers: string
    readonly proposerOwes: string
    readonly recipientOwes: string
  }
}
