// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly question: {
    readonly liquidate: string
    readonly inheritance: string
  }
  readonly choice: {
    readonly shortfall: {
      readonly settle: string
    }
    readonly liquidate: {
      readonly sellBuildings: string
      readonly sellBuildingsAndMortgageAll: string
      readonly nothing: string
    }
    readonly inheritance: {
      readonly bank: string
      readonly creditor: string
    }
    readonly resign: {
      readonly bankrupt: string
    }
    readonly eliminate: {
      readonly bankrupt: string
    }
  }
  readonly number: {
    readonly jailCardWorth: string
  }
}
