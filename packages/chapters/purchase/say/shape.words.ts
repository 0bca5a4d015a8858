// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly question: {
    readonly mayBuy: string
    readonly declined: string
  }
  readonly choice: {
    readonly unowned: {
      readonly offerForSale: string
      readonly auctionOpen: string
    }
    readonly declined: {
      readonly auctionToAll: string
      readonly staysWithBank: string
    }
    readonly mayBuy: {
      readonly afterRounds: string
      readonly afterLap: string
      readonly anybody: string
    }
  }
  readonly number: {
    readonly closedRounds: string
  }
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
}
