// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly choice: {
    readonly buildsEvenly: {
      readonly byLadder: string
    }
    readonly ladder: {
      readonly byPlots: string
    }
    readonly ownDeed: {
      readonly landing: string
    }
  }
  readonly number: {
    readonly highest: string
    readonly leastOfOthers: string
  }
  readonly refusal: {
    readonly ladderTooHigh: string
    readonly ladderTooLow: string
    readonly buildsInGroupHere: string
    readonly justBought: string
  }
}
