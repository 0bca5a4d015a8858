// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly deckCards: ($count: number) => string
  readonly deckUnseen: ($count: number) => string
  readonly copies: ($count: number) => string
}
