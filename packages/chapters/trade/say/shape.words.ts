// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
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
  readonly goods: {
    readonly mortgaged: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly jailCards: (told: { readonly number: number }) => string
    readonly nothing: string
  }
  readonly made: (told: { readonly seat: number; readonly gives: string; readonly to: number; readonly gets: string }, v: Speaker<PieceNoun>) => string
  readonly traded: {
    readonly goods: (told: { readonly seat: number; readonly to: number }, v: Speaker<PieceNoun>) => string
    readonly shares: (told: { readonly seat: number; readonly to: number }, v: Speaker<PieceNoun>) => string
  }
  readonly action: {
    readonly offer: {
      readonly first: string
      readonly counter: string
    }
    readonly accept: {
      readonly any: string
      readonly one: (told: { readonly proposer: number }, v: Speaker<PieceNoun>) => string
    }
    readonly refuse: {
      readonly any: string
      readonly one: (told: { readonly proposer: number }, v: Speaker<PieceNoun>) => string
    }
    readonly withdraw: {
      readonly any: string
      readonly one: (told: { readonly to: number }, v: Speaker<PieceNoun>) => string
    }
  }
  readonly ask: {
    readonly offers: (told: { readonly proposers: number }, v: Speaker<PieceNoun>) => string
  }
}
