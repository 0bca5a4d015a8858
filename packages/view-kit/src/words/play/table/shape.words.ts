// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly missing: string
  readonly toHome: string
  readonly fromHere: string
  readonly notFromHere: string
  readonly toTables: string
  readonly toRematch: string
  readonly opening: string
  readonly round: ($round: string) => string
  readonly cashAfter: ($amount: string) => string
  readonly debtAfter: ($debt: string) => string
  readonly cash: string
  readonly yes: string
  readonly no: string
  readonly grave: string
  readonly yourTurn: ($name: string) => string
  readonly strip: string
  readonly stripSeat: ($name: string) => string
  readonly yourCall: string
  readonly callOf: ($name: string) => string
  readonly over: string
  readonly calls: string
  readonly callSound: string
  readonly callVibration: string
  readonly callNotify: string
  readonly noNotify: string
  readonly notifyDenied: string
  readonly answers: string
  readonly answerBeyond: string
  readonly answerBeyondHint: string
  readonly answersAll: string
  readonly answerOnly: string
  readonly answerOnlyHint: string
  readonly thenThrown: string
  readonly putAway: string
  readonly stopHere: string
  readonly beyond: ($name: string, $deed: string, $cost: string, $most: string) => string
  readonly moving: ($name: string) => string
  readonly waiting: string
  readonly skip: string
  readonly skipAll: string
  readonly undo: string
  readonly pause: string
  readonly resume: string
  readonly actAs: string
  readonly demandsOpen: ($count: number) => string
  readonly demands: string
  readonly demandKey: string
  readonly demandByKey: string
  readonly keys: ($race: boolean) => string
  readonly waive: string
  readonly countdown: ($seconds: string) => string
  readonly offers: string
  readonly ownOffer: string
  readonly accept: string
  readonly decline: string
  readonly counter: string
  readonly trade: string
  readonly tradeShares: string
  readonly tradeWith: string
  readonly youGive: ($name: string) => string
  readonly money: string
  readonly jailCard: ($deck: string) => string
  readonly completes: ($name: string) => string
  readonly whatToTrade: string
  readonly agreed: string
  readonly send: string
  readonly bid: string
  readonly bidPlace: ($amount: string) => string
  readonly highest: string
  readonly deedOf: ($name: string) => string
  readonly deedCard: string
  readonly out: string
  readonly raise: string
  readonly raiseNothing: string
  readonly holdings: string
  readonly noHoldings: string
  readonly players: string
  readonly log: string
  readonly details: string
  readonly earlier: string
  readonly why: string
  readonly reasonLater: string
  readonly noReason: string
  readonly reasons: {
    readonly worthPrice: ($price: string, $most: string) => string
    readonly tooDear: ($price: string, $most: string) => string
    readonly bidUpTo: ($most: string) => string
    readonly passAbove: ($most: string) => string
    readonly buildEarns: ($price: string, $earns: string, $kept: string) => string
    readonly offers: ($own: string, $other: string) => string
    readonly accepts: ($own: string, $other: string) => string
    readonly refuses: ($own: string, $other: string) => string
    readonly offersByChance: ($now: string, $then: string) => string
    readonly acceptsByChance: ($now: string, $then: string) => string
    readonly refusesByChance: ($now: string, $then: string) => string
    readonly hasNotSold: string
    readonly leavesJail: ($promise: string) => string
    readonly staysInJail: ($promise: string) => string
  }
  readonly game: string
  readonly pace: string
  readonly paces: {
    readonly slow: string
    readonly normal: string
    readonly fast: string
    readonly instant: string
  }
  readonly countdownSetting: string
  readonly resign: string
  readonly resignAsk: ($name: string) => string
  readonly timeUp: string
  readonly stop: string
  readonly stopAsk: string
  readonly stopPropose: string
  readonly rules: string
  readonly houseRules: string
  readonly noHouseRules: string
  readonly on: string
  readonly off: string
  readonly rent: string
  readonly onTurn: ($name: string) => string
  readonly unbuilt: string
  readonly wholeGroup: string
  readonly stations: ($count: number) => string
  readonly factor: ($factor: string) => string
  readonly price: string
  readonly mortgage: string
  readonly commission: string
  readonly saleValue: string
  readonly won: string
  readonly ended: string
  readonly outIn: ($round: string) => string
  readonly ranking: string
  readonly wealth: string
  readonly wealthParts: {
    readonly money: string
    readonly deeds: string
    readonly buildings: string
    readonly shares: string
    readonly rest: string
    readonly debt: string
  }
  readonly wealthOverTime: string
  readonly rentsPaid: string
  readonly rentsGot: string
  readonly rematch: string
  readonly turnShort: string
  readonly chosen: ($name: string) => string
  readonly rule: string
  readonly inJail: ($jail: string) => string
  readonly bankrupt: string
  readonly pot: string
  readonly bank: string
  readonly bankAndPot: string
  readonly missingMoney: string
  readonly cashBecomes: ($before: string, $after: string) => string
  readonly ofAll: ($part: string, $all: string) => string
  readonly bankEnds: string
  readonly outByThis: ($rule: string) => string
  readonly outAsk: ($name: string, $rule: string) => string
  readonly jumpHint: string
  readonly space: string
  readonly go: string
  readonly offerTo: ($from: string, $to: string) => string
  readonly answer: string
  readonly projector: string
  readonly keepFile: string
  readonly keepTables: string
  readonly keepWorkbook: string
  readonly timeUpAsk: string
  readonly graceRuns: string
  readonly notNow: string
  readonly standHere: ($names: string) => string
  readonly tradeFor: ($name: string) => string
  readonly elsewhere: string
  readonly unreadable: string
  readonly timeLeft: ($time: string) => string
  readonly faults: {
    readonly full: string
    readonly bot: string
    readonly save: string
  }
  readonly holdingsOf: ($name: string) => string
  readonly portfolio: ($name: string, $count: number) => string
  readonly rentNow: string
  readonly story: string
  readonly goOnline: string
  readonly saveGame: string
  readonly utilities: ($count: number, $ofTwo: boolean) => string
  readonly housePrice: ($house: string) => string
  readonly houseSale: ($house: string) => string
  readonly stock: ($houses: string) => string
  readonly length: ($rounds: number, $turns: number) => string
  readonly sound: string
  readonly soundHint: string
  readonly volumes: {
    readonly off: string
    readonly soft: string
    readonly medium: string
    readonly loud: string
  }
  readonly replay: string
  readonly coach: string
}
