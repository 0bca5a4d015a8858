// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly minimum: string
  readonly minimumSet: ($amount: string) => string
  readonly minimumNone: string
  readonly minimumRisk: ($half: string) => string
  readonly minimumRiskBank: ($half: string) => string
  readonly minimumFree: string
}
