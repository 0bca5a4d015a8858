// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly wealth: {
      readonly tax: {
        readonly gist: string
        readonly title: string
      }
    }
  }
  readonly question: {
    readonly wealthTax: string
  }
  readonly choice: {
    readonly wealthTax: {
      readonly everyRounds: string
      readonly nothing: string
    }
  }
  readonly number: {
    readonly wealthTaxRounds: string
    readonly wealthTaxShare: string
  }
}
