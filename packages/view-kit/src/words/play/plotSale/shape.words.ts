// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly sell: string
  readonly sales: string
  readonly salesIntro: string
  readonly allWorth: ($amount: string) => string
  readonly nothingOwned: string
}
