// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly riskTable: string
  readonly riskThrow: ($name: string, $a: number, $b: number, $amount: string) => string
  readonly riskHow: ($stake: string, $doubles: string) => string
}
