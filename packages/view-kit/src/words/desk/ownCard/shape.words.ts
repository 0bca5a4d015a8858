// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly other: string
  readonly hint: string
  readonly isOwn: ($does: string) => string
  readonly loose: string
  readonly does: string
  readonly amount: string
  readonly space: string
  readonly steps: string
  readonly times: string
  readonly factor: string
  readonly perHouse: string
  readonly perHotel: string
  readonly carryOut: ($does: string) => string
  readonly unfit: string
}
