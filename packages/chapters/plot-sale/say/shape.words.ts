// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly plot: {
      readonly sale: {
        readonly title: string
      }
    }
  }
}
