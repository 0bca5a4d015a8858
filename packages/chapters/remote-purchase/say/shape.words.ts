// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly remote: {
      readonly purchase: {
        readonly title: string
      }
    }
  }
  readonly refusal: {
    readonly noClaim: string
    readonly deedTaken: string
    readonly nobodyOnSpace: string
    readonly remoteTooDear: string
    readonly nobodyInGroup: string
    readonly remoteBuildTooDear: string
  }
}
