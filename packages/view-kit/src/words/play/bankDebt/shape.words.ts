// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly debt: string
  readonly debtLeft: ($left: string) => string
  readonly debtBlocks: string
  readonly worth: string
}
