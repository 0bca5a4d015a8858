// Written by `npm run words` from the .ftl files beside it; change those.
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
}
