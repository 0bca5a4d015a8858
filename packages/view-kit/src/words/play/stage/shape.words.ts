// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly stakes: string
  readonly cashThen: string
  readonly cannotPay: string
  readonly rentThen: string
  readonly rentDice: ($eyes: string) => string
  readonly rentAhead: string
  readonly aheadOf: ($deed: string, $name: string) => string
  readonly noRentAhead: string
  readonly notCovered: string
  readonly completesOwn: string
  readonly completesOf: ($name: string) => string
  readonly hasOf: ($name: string, $has: number, $all: number) => string
  readonly hasOwn: ($has: number, $all: number) => string
  readonly free: string
  readonly tile: ($deed: string, $owner: string) => string
  readonly bids: string
  readonly printed: ($price: string) => string
  readonly noBid: string
  readonly highestOf: ($name: string) => string
  readonly slips: string
  readonly slipDown: ($name: string) => string
  readonly slipOpen: ($name: string) => string
}
