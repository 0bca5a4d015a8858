// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly choice: {
    readonly shortfall: {
      readonly borrow: string
      readonly borrowOrLose: string
    }
    readonly resign: {
      readonly writtenOff: string
      readonly indebted: string
    }
    readonly eliminate: {
      readonly writtenOff: string
      readonly indebted: string
    }
  }
}
