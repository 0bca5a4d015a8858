// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly deed: string
  readonly unowned: string
  readonly owned: ($name: string) => string
  readonly mortgaged: string
  readonly current: string
  readonly ahead: string
  readonly here: string
  readonly faceDown: string
  readonly dice: ($values: string) => string
  readonly noThrow: string
  readonly bus: string
  readonly seek: string
  readonly visiting: string
}
