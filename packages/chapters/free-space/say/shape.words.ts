// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly free: {
      readonly space: {
        readonly title: string
      }
    }
  }
  readonly choice: {
    readonly onStart: {
      readonly chooseSpace: string
    }
    readonly startReached: {
      readonly inPassing: string
    }
  }
  readonly refusal: {
    readonly notOnStart: string
    readonly noSuchTravel: string
  }
}
