// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly theme: {
    readonly players: string
    readonly turn: string
    readonly property: string
    readonly rent: string
    readonly building: string
    readonly spaces: string
    readonly jail: string
    readonly trade: string
    readonly debt: string
    readonly end: string
    readonly more: string
    readonly board: string
  }
  readonly question: {
    readonly finiteBank: string
    readonly feesToPot: string
    readonly surcharge: string
    readonly shortfall: string
    readonly outAtZero: string
    readonly thirdDie: string
    readonly jail: string
    readonly onStart: string
    readonly buildsEvenly: string
    readonly open: string
    readonly estate: string
    readonly resign: string
    readonly seatLeft: string
    readonly wealth: string
  }
  readonly choice: {
    readonly feesToPot: {
      readonly toBank: string
      readonly toPot: string
      readonly taxesToPot: string
      readonly cardsToPot: string
      readonly taxesAndCardsToPot: string
      readonly taxesAndBailToPot: string
    }
    readonly finiteBank: {
      readonly unlimited: string
    }
    readonly surcharge: {
      readonly nothing: string
    }
    readonly outAtZero: {
      readonly staysIn: string
      readonly isOut: string
    }
    readonly buildsEvenly: {
      readonly nowhere: string
    }
  }
  readonly number: {
    readonly minSeats: string
    readonly maxSeats: string
    readonly startCash: string
    readonly handicap: string
    readonly salaryPass: string
    readonly salaryLand: string
    readonly houses: string
    readonly hotels: string
    readonly housesBeforeHotel: string
    readonly attempts: string
    readonly bail: string
    readonly bails: string
  }
  readonly option: {
    readonly autoRent: string
    readonly rentGrace: string
    readonly freeParkingPot: string
    readonly shortGame: string
    readonly timeLimit: string
    readonly speedDie: string
    readonly cards: string
    readonly auctionStreetsOnly: string
    readonly autoReports: string
  }
  readonly compare: {
    readonly sentRent: string
    readonly byCard: string
    readonly house: {
      readonly range: string
      readonly only: string
    }
    readonly yes: string
    readonly no: string
    readonly players: string
    readonly properties: string
    readonly spaces: string
    readonly mark: string
    readonly default: string
    readonly fromTo: string
  }
  readonly amount: {
    readonly then: string
    readonly unlimited: string
  }
  readonly seat: string
  readonly site: {
    readonly inCity: string
    readonly onStreet: string
  }
  readonly draft: {
    readonly answered: string
    readonly quoted: string
    readonly notAsked: string
    readonly notSettled: string
    readonly off: string
    readonly usually: string
  }
}
