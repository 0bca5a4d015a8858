// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly refusal: {
    readonly ladderTooHigh: string
    readonly ladderTooLow: string
    readonly buildsInGroupHere: string
    readonly justBought: string
  }
}
