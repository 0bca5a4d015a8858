// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly owner: {
      readonly auction: {
        readonly title: string
      }
    }
  }
  readonly number: {
    readonly minimumPenalty: string
  }
  readonly refusal: {
    readonly tradeForbidden: string
    readonly demandsFirst: string
    readonly notAskedForMinimum: string
    readonly tooManyPutUp: string
    readonly auctionBuilt: string
    readonly minimumTooHigh: string
  }
}
