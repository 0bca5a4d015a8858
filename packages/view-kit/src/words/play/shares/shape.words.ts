// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly exchange: string
  readonly prices: string
  readonly holdings: string
  readonly reports: string
  readonly deal: string
  readonly pricesOverTime: string
  readonly player: string
  readonly price: string
  readonly change: string
  readonly changeShort: string
  readonly changeFromStart: string
  readonly ownShares: string
  readonly issuer: string
  readonly holder: string
  readonly bank: string
  readonly gone: string
  readonly takeoverText: ($own: string) => string
  readonly takeoverBy: ($name: string, $held: string) => string
  readonly takeoverRule: string
  readonly lastReport: string
  readonly perShare: string
  readonly atStart: string
  readonly owes: ($deadline: string) => string
  readonly youOwe: ($deadline: string) => string
  readonly deadline: ($name: string, $fine: string) => string
  readonly fined: string
  readonly reportNow: ($cash: string, $perShare: string, $due: string) => string
  readonly report: string
  readonly dividendNear: ($steps: number, $amount: string) => string
  readonly dividendShort: ($missing: string) => string
  readonly number: string
  readonly has: ($name: string, $own: string, $bank: string) => string
  readonly left: ($sell: string, $buy: string) => string
  readonly demand: string
  readonly demandOf: ($name: string) => string
  readonly demandReason: string
  readonly toPlayers: string
  readonly noShares: string
  readonly sharesCount: string
}
