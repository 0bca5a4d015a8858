// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly auction: {
      readonly sealed: {
        readonly gist: string
      }
    }
  }
  readonly question: {
    readonly sealedPayment: string
  }
  readonly choice: {
    readonly unowned: {
      readonly auctionOnLanding: string
      readonly auctionSealed: string
    }
    readonly declined: {
      readonly auctionSealed: string
    }
    readonly sealedPayment: {
      readonly winner: string
      readonly second: string
      readonly everybody: string
    }
    readonly estateAuction: {
      readonly auctionSealed: string
    }
  }
  readonly number: {
    readonly mostTies: string
  }
}
