// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly noRung: string
  readonly falls: string
  readonly tooHigh: string
  readonly notAll: string
  readonly tooMuch: string
}
