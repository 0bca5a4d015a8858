// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly choice: {
    readonly drawCard: {
      readonly laidAside: string
    }
    readonly onCards: {
      readonly drawEndsDoubles: string
    }
  }
}
