// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly lead: string
  readonly loading: string
  readonly players: string
  readonly turn: string
  readonly round: string
  readonly who: string
  readonly deeds: string
  readonly owned: ($number: number) => string
  readonly cash: string
  readonly least: string
  readonly most: string
  readonly unsure: string
  readonly space: string
  readonly jail: string
  readonly notInJail: string
  readonly jailTurn: ($turn: number) => string
  readonly out: string
  readonly owner: ($deed: string) => string
  readonly bank: string
  readonly level: ($deed: string) => string
  readonly mortgaged: string
  readonly jailCard: ($deck: string) => string
  readonly inDeck: string
  readonly of: ($field: string, $seat: string) => string
  readonly cannot: string
  readonly clear: string
}
