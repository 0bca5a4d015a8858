// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly question: {
    readonly bailInLastTurn: string
  }
  readonly choice: {
    readonly jail: {
      readonly rollOut: string
    }
    readonly bailInLastTurn: {
      readonly refused: string
      readonly allowed: string
    }
  }
  readonly number: {
    readonly lastBail: string
  }
  readonly refusal: {
    readonly noBailAnyMore: string
    readonly noJailCard: string
  }
  readonly action: {
    readonly playJailCard: string
  }
}
