// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly question: {
    readonly target: string
    readonly lastRound: string
  }
  readonly choice: {
    readonly seatLeft: {
      readonly lastPlayer: string
      readonly firstBankruptcy: string
      readonly secondBankruptcy: string
    }
    readonly lastRound: {
      readonly afterRounds: string
      readonly nothing: string
    }
    readonly target: {
      readonly byWealth: string
      readonly nothing: string
    }
    readonly turnEnded: {
      readonly byTime: string
    }
    readonly wealth: {
      readonly byPrices: string
      readonly byHalfPrices: string
      readonly bySaleValues: string
    }
  }
  readonly number: {
    readonly shortGameBankruptcies: string
    readonly rounds: string
    readonly targetWealth: string
  }
  readonly about: {
    readonly shortGame: string
  }
}
