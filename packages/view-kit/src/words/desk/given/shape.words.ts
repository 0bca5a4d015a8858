// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly faces: {
    readonly bus: string
    readonly seek: string
  }
  readonly dice: {
    readonly '0': string
    readonly '1': string
    readonly '2': string
  }
  readonly diceAsk: string
  readonly diceKeys: string
  readonly diceKeysThird: string
  readonly diceEnter: string
  readonly diceMissing: string
  readonly noFace: ($key: string) => string
  readonly noFaceThird: ($key: string) => string
  readonly cardAsk: ($deck: string) => string
  readonly cardsLeft: ($count: number) => string
  readonly lotAsk: string
  readonly dealAsk: ($name: string) => string
  readonly search: string
  readonly nothingFound: string
  readonly throwOnBoard: string
  readonly throwKeeper: ($name: string) => string
  readonly failed: string
}
