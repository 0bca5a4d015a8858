// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly asTold: (told: { readonly sentence: string }) => string
  readonly noBook: (told: { readonly name: string }) => string
  readonly noBot: (told: { readonly name: string; readonly known: string }) => string
  readonly tableSize: (told: { readonly name: string; readonly least: number; readonly most: number; readonly count: number }) => string
  readonly handNeedsBook: string
  readonly handSeats: (told: { readonly count: number; readonly bots: number }) => string
  readonly tableSeats: (told: { readonly count: number; readonly bots: number }) => string
  readonly entries: (told: { readonly count: number }) => string
  readonly over: string
  readonly newer: (told: { readonly given: string; readonly most: number }) => string
  readonly noGroup: (told: { readonly name: string }) => string
  readonly noSeat: (told: { readonly seat: number }) => string
  readonly seatOut: (told: { readonly seat: number }) => string
  readonly noDeed: (told: { readonly space: number }) => string
  readonly leastOverMost: string
  readonly leftWithNothing: string
  readonly fewerThanTwo: string
  readonly noDeal: string
  readonly noTrade: string
  readonly noShares: string
  readonly noAtlas: string
  readonly notLoaded: string
}
