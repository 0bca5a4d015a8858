// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly asTold: (told: { readonly sentence: string }) => string
  readonly noBook: (told: { readonly name: string }) => string
  readonly noBot: (told: { readonly name: string; readonly known: string }) => string
  readonly tableSize: (told: { readonly name: string; readonly least: number; readonly most: number; readonly count: number }) => string
  readonly handNeedsBook: string
  readonly handSeats: (told: { readonly count: number; readonly bots: number }) => string
  readonly tableSeats: (told: { readonly count: number; readonly bots: number }) => string
  readonly entries: (told: { readonly count: number }) => string
  readonly over: string
  readonly newer: (told: { readonly given: string; readonly most: number }) => string
  readonly noGroup: (told: { readonly name: string }) => string
  readonly noSeat: (told: { readonly seat: number }) => string
  readonly seatOut: (told: { readonly seat: number }) => string
  readonly noDeed: (told: { readonly space: number }) => string
  readonly leastOverMost: string
  readonly leftWithNothing: string
  readonly fewerThanTwo: string
  readonly mayNotAct: string
  readonly noDeal: string
  readonly noCurve: (told: { readonly name: string }) => string
  readonly noTrade: string
  readonly noShares: string
  readonly noAtlas: string
  readonly notLoaded: string
  readonly column: {
    readonly round: string
    readonly games: string
    readonly money: string
    readonly rounds: string
    readonly share: string
    readonly inTurn: string
    readonly toBank: string
    readonly between: string
    readonly looking: string
    readonly takeovers: string
    readonly what: string
    readonly value: string
    readonly space: string
    readonly name: string
    readonly leaving: string
    readonly staying: string
    readonly played: string
    readonly level: string
    readonly cost: string
    readonly incomeExact: string
    readonly incomePlayed: string
    readonly backExact: string
    readonly backPlayed: string
    readonly group: string
    readonly won: string
    readonly toAll: string
    readonly side: string
    readonly difference: string
    readonly gain: string
    readonly median: string
    readonly minutes: string
    readonly end: string
    readonly first: string
    readonly winner: string
    readonly who: string
    readonly wins: string
    readonly nobody: string
    readonly change: string
    readonly from: string
    readonly to: string
    readonly rule: string
    readonly better: string
    readonly reason: string
    readonly style: string
    readonly proposer: string
    readonly paysMost: string
    readonly answerer: string
    readonly takesLeast: string
    readonly payer: string
    readonly taker: string
    readonly owner: string
    readonly least: string
    readonly buyer: string
    readonly most: string
    readonly own: string
    readonly others: string
    readonly throw: string
    readonly paid: string
    readonly worst: string
    readonly debt: string
    readonly toOrder: (told: { readonly order: number }) => string
    readonly winsWho: (told: { readonly who: string }) => string
  }
  readonly title: {
    readonly survival: string
    readonly turnOrder: string
    readonly ruins: string
    readonly money: string
    readonly wealth: string
    readonly idle: string
    readonly sharePrices: string
    readonly styles: string
    readonly takeovers: string
    readonly debts: string
    readonly arrivals: string
    readonly income: string
    readonly groups: string
    readonly sides: string
    readonly offerWorth: string
    readonly saleWorth: string
    readonly playedWorth: string
    readonly bestOffers: (told: { readonly who: string }) => string
    readonly bestOffersAlike: (told: { readonly who: string }) => string
    readonly danger: (told: { readonly who: string }) => string
    readonly chances: string
    readonly ways: string
    readonly base: string
    readonly changes: string
    readonly rules: string
    readonly refused: string
    readonly curve: (told: { readonly measure: string; readonly number: string }) => string
    readonly differenceLength: (told: { readonly base: string; readonly measure: string }) => string
    readonly differencePoints: (told: { readonly base: string; readonly measure: string }) => string
    readonly change: (told: { readonly who: string }) => string
  }
  readonly cell: {
    readonly jail: string
    readonly bare: string
    readonly seat: (told: { readonly seat: number }) => string
    readonly owned: (told: { readonly count: number }) => string
    readonly nobody: string
    readonly shark: string
    readonly stubborn: string
  }
  readonly debts: {
    readonly loans: string
    readonly lent: string
    readonly lost: string
    readonly gamesWith: string
  }
  readonly measure: {
    readonly length: string
    readonly ended: string
    readonly first: string
    readonly winner: string
  }
  readonly atlas: {
    readonly length: string
    readonly ended: string
    readonly first: string
    readonly winner: string
  }
  readonly answer: {
    readonly tooFew: string
    readonly between: (told: { readonly low: string; readonly high: string }) => string
    readonly rounds: (told: { readonly value: string }) => string
    readonly points: (told: { readonly value: string }) => string
    readonly named: (told: { readonly name: string }) => string
    readonly nothing: (told: { readonly games: number }) => string
    readonly against: (told: { readonly base: string; readonly measure: string; readonly found: string; readonly games: number }) => string
    readonly open: (told: { readonly told: string }) => string
    readonly inMinutes: (told: { readonly told: string; readonly minutes: string }) => string
    readonly pace: (told: { readonly throw: number; readonly decision: number }) => string
    readonly best: (told: { readonly what: string; readonly change: string }) => string
    readonly tooEarly: (told: { readonly points: string; readonly left: number; readonly all: number }) => string
    readonly oneOf: (told: { readonly points: string; readonly names: string }) => string
    readonly each: (told: { readonly games: number }) => string
    readonly played: (told: { readonly games: number }) => string
    readonly deal: (told: { readonly changes: string; readonly played: string }) => string
    readonly winner: (told: { readonly chances: string; readonly played: string }) => string
    readonly decides: (told: { readonly who: string }) => string
    readonly book: (told: { readonly rounds: string; readonly ended: string; readonly first: string; readonly minutes: string; readonly throw: number; readonly decision: number; readonly games: number }) => string
    readonly groups: (told: { readonly found: string; readonly games: number }) => string
    readonly atlas: (told: { readonly rules: number; readonly longer: number; readonly shorter: number; readonly open: number; readonly idle: number }) => string
  }
  readonly way: {
    readonly asItStands: string
    readonly offer: (told: { readonly offer: string }) => string
  }
  readonly rule: {
    readonly title: string
    readonly answered: (told: { readonly question: string; readonly answer: string }) => string
    readonly with: (told: { readonly chapter: string }) => string
    readonly without: (told: { readonly chapter: string }) => string
    readonly andWith: (told: { readonly rule: string; readonly come: string }) => string
    readonly andWithout: (told: { readonly rule: string; readonly gone: string }) => string
    readonly andBoth: (told: { readonly rule: string; readonly come: string; readonly gone: string }) => string
    readonly both: (told: { readonly one: string; readonly other: string }) => string
  }
  readonly page: {
    readonly table: string
    readonly experiment: string
    readonly data: string
    readonly title: string
  }
  readonly study: {
    readonly freeParking: string
    readonly nothingThere: string
    readonly feesThere: string
    readonly and500: string
    readonly doubleSalary: string
    readonly salary: string
    readonly twiceLanding: string
    readonly twiceLap: string
    readonly noAuctions: string
    readonly auctioned: string
    readonly staysWithBank: string
    readonly firstSeat: string
    readonly speedDie: string
    readonly twoDice: string
    readonly withSpeedDie: string
    readonly jail: string
    readonly weighs: string
    readonly outAtOnce: string
    readonly inLong: string
    readonly outEarly: string
    readonly inEarly: string
    readonly allPay: string
    readonly open: string
    readonly sealedAll: string
    readonly sealedWinner: string
    readonly sealedSecond: string
    readonly trade: string
    readonly trading: string
    readonly noTrading: string
    readonly players: string
    readonly orangeOrGreen: string
    readonly seats: (told: { readonly count: number }) => string
  }
}
