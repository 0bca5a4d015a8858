// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly mortgage: {
      readonly gist: string
      readonly title: string
    }
  }
  readonly number: {
    readonly mortgageInterest: string
  }
}
