// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly own: {
      readonly space: {
        readonly title: string
      }
    }
  }
  readonly choice: {
    readonly buildsEvenly: {
      readonly whereLanded: string
    }
    readonly ownDeed: {
      readonly noted: string
    }
  }
  readonly number: {
    readonly wholeGroupPrice: string
  }
}
