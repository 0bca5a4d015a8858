// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly share: {
      readonly trade: {
        readonly title: string
      }
    }
    readonly shares: {
      readonly title: string
    }
  }
  readonly choice: {
    readonly startReached: {
      readonly dividend: string
    }
    readonly milestone: {
      readonly annualReport: string
    }
    readonly received: {
      readonly reports: string
    }
    readonly turnEnded: {
      readonly closeExchange: string
    }
    readonly wealth: {
      readonly withShares: string
    }
    readonly eliminate: {
      readonly takenOver: string
    }
    readonly estate: {
      readonly withShares: string
    }
  }
  readonly number: {
    readonly lateFine: string
    readonly reportSpace: string
    readonly sharesEach: string
    readonly majority: string
    readonly sharesSoldATurn: string
    readonly sharesBoughtATurn: string
  }
}
