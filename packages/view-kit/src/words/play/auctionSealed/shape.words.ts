// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly coverFor: ($name: string) => string
  readonly coverAsk: ($name: string) => string
  readonly coverTake: ($name: string) => string
  readonly slip: string
  readonly hiddenField: string
  readonly show: string
  readonly hide: string
  readonly dropIn: ($amount: string) => string
  readonly dropHidden: string
  readonly between: ($low: string, $high: string) => string
  readonly noAmount: ($low: string, $high: string) => string
  readonly payAnyway: ($amount: string) => string
  readonly payAnywayHidden: string
  readonly payNothing: string
  readonly payIfWon: string
  readonly noBid: ($from: string) => string
  readonly notSold: ($from: string) => string
  readonly protection: ($extra: string, $all: string) => string
  readonly faceDown: string
  readonly faceDownWith: ($amount: string) => string
  readonly rewrite: string
  readonly slipIn: string
  readonly slipOut: string
  readonly slipNone: string
  readonly revealed: string
}
