// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly refusal: {
    readonly asItIs: string
    readonly cashTooLow: string
    readonly notBetweenMoves: string
  }
}
