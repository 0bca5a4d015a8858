// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly hint: string
  readonly nameOf: ($name: string) => string
  readonly priceOf: ($name: string) => string
  readonly more: string
  readonly rents: string
  readonly rentsWrong: ($count: number) => string
  readonly house: string
  readonly nameless: string
  readonly same: string
  readonly faults: string
  readonly take: ($count: string) => string
}
