// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly auction: {
      readonly open: {
        readonly gist: string
      }
    }
  }
  readonly number: {
    readonly leastBid: string
    readonly bidStep: string
  }
}
