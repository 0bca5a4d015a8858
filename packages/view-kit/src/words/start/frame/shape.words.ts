// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly home: string
  readonly back: string
  readonly failed: string
  readonly notKept: string
  readonly shelf: {
    readonly full: string
    readonly refused: string
  }
}
