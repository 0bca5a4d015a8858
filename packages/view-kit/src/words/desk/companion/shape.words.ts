// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly awaited: string
  readonly slips: string
  readonly slipsHint: string
  readonly slipsHintDevices: string
  readonly slipElsewhere: string
  readonly slipAway: string
  readonly slipType: string
  readonly slipTypeFor: ($name: string) => string
  readonly slipOf: ($name: string) => string
  readonly slipEnter: string
  readonly slipIn: string
  readonly slipRewrite: string
  readonly slipShow: ($name: string) => string
  readonly slipHide: ($name: string) => string
  readonly slipNone: string
  readonly slipThinks: string
  readonly reveal: string
  readonly revealMissing: ($names: string) => string
  readonly slipWrong: string
  readonly slipBetween: ($name: string, $low: string, $high: string) => string
  readonly balances: string
  readonly standsOn: ($space: string) => string
  readonly bookings: string
  readonly noBookings: string
  readonly bank: string
  readonly board: string
  readonly correctEntry: ($number: string) => string
  readonly reason: ($reason: string) => string
  readonly was: string
  readonly leftOut: string
  readonly hidden: string
  readonly instead: string
  readonly leaveOut: string
  readonly throwing: string
  readonly backTo: string
  readonly stuck: ($number: string) => string
  readonly stuckHint: string
  readonly before: string
  readonly replaces: string
  readonly how: string
  readonly leaveStuck: ($number: string) => string
  readonly dropFrom: ($number: string) => string
  readonly works: string
  readonly worksHint: ($count: number) => string
  readonly worksDrop: ($number: string) => string
  readonly enter: string
  readonly cancel: string
  readonly ofSeat: string
  readonly noMoves: string
  readonly amount: string
  readonly unchanged: string
  readonly fromTo: ($before: string, $after: string) => string
  readonly adjust: string
  readonly adjustHint: string
  readonly what: string
  readonly whats: {
    readonly cash: string
    readonly owner: string
    readonly level: string
    readonly mortgage: string
    readonly place: string
    readonly jailCard: string
    readonly jail: string
    readonly laps: string
    readonly report: string
    readonly shares: string
  }
  readonly hostEntries: {
    readonly resign: string
    readonly timeUp: string
    readonly botTakes: string
    readonly botReturns: string
    readonly pause: string
    readonly resume: string
    readonly reveal: string
    readonly handOver: string
    readonly stop: string
    readonly chance: string
    readonly save: string
    readonly undo: string
    readonly correct: string
  }
  readonly player: string
  readonly deed: string
  readonly deck: string
  readonly space: string
  readonly owner: string
  readonly direction: string
  readonly receives: string
  readonly pays: string
  readonly buildings: string
  readonly none: string
  readonly mortgaged: string
  readonly yes: string
  readonly no: string
  readonly notInJail: string
  readonly inJailTurn: ($turn: string) => string
  readonly sharesOf: string
  readonly sharesAt: string
  readonly sharesCount: string
  readonly sharesOfWhom: ($name: string) => string
  readonly holder: string
  readonly inDeck: string
  readonly why: string
  readonly whyMissing: string
  readonly whyExample: string
  readonly book: string
  readonly standing: string
  readonly standingHint: string
  readonly standingReason: string
  readonly standingSame: string
  readonly standingEnter: ($count: string) => string
  readonly standingCash: ($name: string) => string
  readonly standingPlace: ($name: string) => string
  readonly about: ($what: string, $whom: string) => string
  readonly inRound: ($round: string) => string
  readonly failed: string
  readonly find: string
  readonly findHint: string
  readonly found: ($count: string) => string
  readonly foundNothing: string
  readonly findComes: string
  readonly balanceWrong: string
  readonly balanceHint: string
  readonly countedOf: ($name: string) => string
  readonly bookedAs: ($amount: string) => string
  readonly countedWrong: ($most: string) => string
  readonly tallies: string
  readonly explained: string
  readonly unexplained: string
  readonly causes: {
    readonly notPaid: string
    readonly paidTwice: string
    readonly bookedTwice: string
    readonly lapsedPaid: string
    readonly otherWay: string
  }
  readonly causesBy: {
    readonly otherPayer: ($name: string) => string
    readonly otherPayee: ($name: string) => string
  }
  readonly tableFollows: string
  readonly givesBack: ($name: string, $amount: string) => string
  readonly getsStill: ($name: string, $amount: string) => string
  readonly booksFollow: string
  readonly orIn: ($rounds: string) => string
  readonly desk: string
  readonly tabs: {
    readonly booked: string
    readonly holdings: string
    readonly board: string
    readonly log: string
  }
  readonly slipsAtOnce: string
  readonly slipsMissing: string
  readonly slipsTogether: string
  readonly slipsAnew: string
  readonly slipsHidden: ($count: number) => string
  readonly decided: string
  readonly otherwiseFor: ($number: string) => string
  readonly otherwise: string
  readonly asItWas: ($number: string) => string
  readonly follows: string
  readonly fallsAway: ($what: string) => string
  readonly comesFirst: ($what: string) => string
  readonly another: string
  readonly worksOut: string
  readonly stay: ($name: string, $space: string) => string
  readonly stayReason: string
}
