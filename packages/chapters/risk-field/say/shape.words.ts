// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly question: {
    readonly onRisk: string
  }
  readonly choice: {
    readonly onRisk: {
      readonly takeRisk: string
      readonly takeRiskEndsDoubles: string
    }
  }
  readonly number: {
    readonly riskStake: string
    readonly riskDoublesStake: string
  }
}
