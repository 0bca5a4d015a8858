// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly bank: string
  readonly pot: string
  readonly yes: string
  readonly no: string
  readonly sheets: {
    readonly game: string
    readonly entries: string
    readonly bids: string
    readonly balances: string
    readonly wealth: string
    readonly properties: string
    readonly register: string
    readonly holdings: string
    readonly prices: string
    readonly reports: string
    readonly dividends: string
    readonly rules: string
  }
  readonly game: {
    readonly title: string
    readonly rulebook: string
    readonly version: (told: { readonly version: number }) => string
    readonly played: string
    readonly state: string
    readonly evening: string
    readonly goingOn: (told: { readonly round: string }) => string
    readonly rounds: string
    readonly turns: string
    readonly entries: string
    readonly currency: string
    readonly options: string
    readonly players: string
    readonly person: string
    readonly playedBy: string
    readonly money: string
    readonly wealth: string
    readonly properties: string
    readonly debt: string
    readonly result: string
    readonly won: string
    readonly out: (told: { readonly round: string }) => string
  }
  readonly heads: {
    readonly number: string
    readonly round: string
    readonly turn: string
    readonly onTurn: string
    readonly player: string
    readonly event: string
    readonly from: string
    readonly to: string
    readonly amount: string
    readonly rule: string
    readonly space: string
    readonly property: string
    readonly group: string
    readonly price: string
    readonly owner: string
    readonly level: string
    readonly built: string
    readonly mortgage: string
    readonly rents: string
    readonly rentPayments: string
    readonly ruleTitle: string
    readonly times: string
    readonly ruleText: string
    readonly time: string
    readonly was: string
  }
  readonly bids: {
    readonly lot: string
    readonly kind: string
    readonly sealed: string
    readonly open: string
    readonly bidder: string
    readonly bid: string
    readonly outcome: string
    readonly won: string
    readonly tied: string
    readonly sharesOf: (told: { readonly issuer: string; readonly number: string }) => string
  }
  readonly account: {
    readonly of: (told: { readonly name: string }) => string
    readonly other: string
    readonly received: string
    readonly paid: string
    readonly balance: string
  }
  readonly kinds: {
    readonly source: string
    readonly adopted: string
    readonly filled: string
    readonly option: string
    readonly reading: string
    readonly house: string
  }
  readonly debtOf: (told: { readonly name: string }) => string
  readonly begins: string
  readonly charts: {
    readonly balances: string
    readonly wealth: string
    readonly prices: string
  }
  readonly shares: {
    readonly seller: string
    readonly buyer: string
    readonly issuer: string
    readonly number: string
    readonly total: string
    readonly perShare: string
    readonly way: string
    readonly ways: {
      readonly shareTrade: string
      readonly shareSale: string
      readonly sharePurchase: string
      readonly takeover: string
      readonly shareEstate: string
    }
    readonly heldBy: (told: { readonly name: string }) => string
    readonly sum: string
    readonly price: string
    readonly state: string
    readonly out: string
    readonly value: string
    readonly cash: string
    readonly property: string
    readonly held: string
    readonly occasion: string
    readonly due: string
    readonly late: string
    readonly interim: string
    readonly payer: string
    readonly paid: string
    readonly paidTo: (told: { readonly name: string }) => string
  }
  readonly notes: {
    readonly withdrawn: (told: { readonly several: boolean; readonly from: string; readonly to: string }) => string
    readonly pause: string
    readonly resume: string
    readonly reveal: string
    readonly botTakes: (told: { readonly bot: string; readonly name: string }) => string
    readonly botReturns: (told: { readonly name: string }) => string
    readonly handOver: (told: { readonly name: string }) => string
  }
}
