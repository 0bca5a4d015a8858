// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly refusal: {
    readonly noCardToChoose: string
  }
  readonly action: {
    readonly takeCard: string
    readonly leaveCard: string
  }
  readonly ask: {
    readonly draw: string
  }
}
