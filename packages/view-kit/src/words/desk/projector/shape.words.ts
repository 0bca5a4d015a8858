// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly balances: string
  readonly story: string
  readonly free: string
  readonly guest: string
  readonly waitsForGame: string
  readonly waitsForTable: string
  readonly code: ($code: string) => string
  readonly scan: string
  readonly onlyHere: string
  readonly qr: string
  readonly seats: string
  readonly freeSeat: string
  readonly waitsForStart: string
}
