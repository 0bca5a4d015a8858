// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly speed: {
      readonly die: {
        readonly gist: string
      }
    }
  }
  readonly choice: {
    readonly thirdDie: {
      readonly speedDie: string
      readonly always: string
    }
  }
  readonly number: {
    readonly startBonus: string
  }
}
