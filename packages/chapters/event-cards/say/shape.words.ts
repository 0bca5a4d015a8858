// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly effect: {
    readonly sitOut: string
    readonly throwAgain: string
    readonly opposite: string
  }
  readonly card: {
    readonly sitOut: string
    readonly throwAgain: string
    readonly opposite: string
  }
}
