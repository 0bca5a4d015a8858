// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly board: ($spaces: number) => string
  readonly roam: string
  readonly kinds: {
    readonly start: string
    readonly street: string
    readonly station: string
    readonly utility: string
    readonly tax: string
    readonly cards: string
    readonly jail: string
    readonly parking: string
    readonly goToJail: string
    readonly risk: string
  }
  readonly price: ($price: string) => string
  readonly free: string
  readonly owner: ($name: string) => string
  readonly claimed: ($name: string) => string
  readonly houses: ($count: number) => string
  readonly hotel: string
  readonly mortgaged: string
  readonly mortgageMark: string
  readonly standing: ($names: string) => string
  readonly jailed: ($name: string) => string
  readonly choice: string
  readonly seat: ($number: number) => string
}
