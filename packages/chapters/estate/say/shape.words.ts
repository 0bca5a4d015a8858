// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly estate: {
      readonly gist: string
    }
  }
  readonly question: {
    readonly estateAuction: string
  }
  readonly choice: {
    readonly estate: {
      readonly toHeir: string
      readonly isFree: string
    }
    readonly estateAuction: {
      readonly auctionToAll: string
      readonly staysWithBank: string
    }
  }
}
