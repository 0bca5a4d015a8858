// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly income: {
      readonly tax: {
        readonly gist: string
        readonly title: string
      }
    }
  }
  readonly choice: {
    readonly onTax: {
      readonly share: string
      readonly choose: string
    }
  }
  readonly number: {
    readonly taxShare: string
  }
}
