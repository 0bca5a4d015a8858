// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly bank: string
  readonly cashNow: string
  readonly couldRaise: string
  readonly stillMissing: string
  readonly leftAtMost: string
  readonly attempt: ($turn: number, $all: number) => string
  readonly doubles: string
  readonly oneInSix: string
  readonly lastTry: string
  readonly cashAfterBail: ($price: string) => string
  readonly printedPrice: string
  readonly richest: ($name: string) => string
  readonly endsAlone: string
  readonly endsAloneHint: string
  readonly endsAsked: string
}
