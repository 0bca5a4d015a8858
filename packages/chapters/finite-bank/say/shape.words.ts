// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly choice: {
    readonly finiteBank: {
      readonly finite: string
    }
    readonly turnEnded: {
      readonly byBank: string
    }
  }
  readonly number: {
    readonly bankCash: string
  }
  readonly refusal: {
    readonly bankTooPoor: string
  }
}
