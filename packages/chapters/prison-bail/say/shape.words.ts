// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly choice: {
    readonly jail: {
      readonly payOrStay: string
    }
  }
  readonly refusal: {
    readonly bailFirst: string
  }
}
