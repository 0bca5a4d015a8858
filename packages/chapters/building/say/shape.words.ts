// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly chapter: {
    readonly building: {
      readonly gist: string
    }
  }
  readonly question: {
    readonly buildsWhere: string
    readonly buildsAnyTime: string
  }
  readonly choice: {
    readonly buildsEvenly: {
      readonly wholeGroups: string
      readonly unevenly: string
      readonly singly: string
    }
    readonly buildsWhere: {
      readonly whereYouStand: string
      readonly anywhere: string
    }
    readonly buildsAnyTime: {
      readonly ownTurn: string
      readonly anyTime: string
    }
  }
  readonly number: {
    readonly shortGameHouses: string
  }
}
