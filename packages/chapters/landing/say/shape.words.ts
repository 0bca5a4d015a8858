// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly question: {
    readonly onTax: string
    readonly onParking: string
    readonly onCards: string
  }
  readonly choice: {
    readonly onStart: {
      readonly rest: string
      readonly endsDoubles: string
    }
    readonly onTax: {
      readonly pay: string
    }
    readonly onCards: {
      readonly draw: string
      readonly byOption: string
    }
    readonly doubleOne: {
      readonly winsPot: string
    }
    readonly onJail: {
      readonly visit: string
    }
    readonly onParking: {
      readonly rest: string
      readonly winPot: string
    }
    readonly onGoToJail: {
      readonly jail: string
    }
  }
  readonly answer: {
    readonly nothing: string
    readonly wins: string
    readonly winsByOption: string
  }
  readonly number: {
    readonly potStart: string
    readonly potRefill: string
  }
}
