// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly claims: {
      readonly title: string
    }
  }
  readonly choice: {
    readonly mayBuy: {
      readonly withinClaims: string
    }
    readonly bought: {
      readonly noted: string
    }
    readonly estate: {
      readonly claimsAreFree: string
    }
  }
  readonly number: {
    readonly claimStreets: string
  }
  readonly refusal: {
    readonly claimOfOther: string
    readonly claimsIncomplete: string
  }
}
