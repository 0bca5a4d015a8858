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
}
