// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly story: string
  readonly sat: ($names: string, $book: string, $rounds: number) => string
  readonly firstGroup: ($name: string, $group: string, $round: string) => string
  readonly noGroup: string
  readonly dearestRent: ($amount: string, $from: string, $to: string, $deed: string, $round: string) => string
  readonly noRent: string
  readonly lead: ($name: string, $turns: string, $changes: number) => string
  readonly noLead: string
  readonly lastOut: ($name: string, $round: string, $ended: string) => string
  readonly over: ($ended: string) => string
  readonly facts: string
  readonly factRent: string
  readonly factAuction: string
  readonly factLead: string
  readonly turns: ($turns: number) => string
  readonly forDeed: ($name: string, $deed: string) => string
  readonly fromTo: ($from: string, $to: string, $deed: string) => string
  readonly nextBook: ($book: string) => string
  readonly same: string
  readonly watch: string
  readonly seeMoment: ($round: string) => string
}
