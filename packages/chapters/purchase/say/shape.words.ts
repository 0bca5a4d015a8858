// Written by `npm run words` from the .ftl files beside it; change those.
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
}
