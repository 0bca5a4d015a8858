// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly choice: {
    readonly shortfall: {
      readonly payPart: string
    }
    readonly eliminate: {
      readonly isOut: string
    }
    readonly resign: {
      readonly givesUp: string
    }
  }
}
