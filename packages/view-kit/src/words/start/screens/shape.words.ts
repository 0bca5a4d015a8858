// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly claim: string
  readonly intro: string
  readonly newGame: string
  readonly online: string
  readonly resume: string
  readonly readRules: string
  readonly ownRules: string
  readonly laboratory: string
  readonly saved: string
  readonly noSaved: string
  readonly importGame: string
  readonly fileFaults: {
    readonly foreign: string
    readonly newer: string
    readonly damaged: string
    readonly rules: string
  }
  readonly exportGame: string
  readonly exportWorkbook: string
  readonly remove: string
  readonly removeAsk: ($names: string) => string
  readonly exportAll: string
  readonly removeAll: string
  readonly removeAllAsk: string
  readonly where: string
  readonly keep: string
  readonly round: ($round: string) => string
  readonly over: string
  readonly seats: string
  readonly seatsIntro: string
  readonly addSeat: string
  readonly removeSeat: ($name: string) => string
  readonly person: string
  readonly bots: {
    readonly random: string
    readonly plain: string
    readonly casual: string
    readonly careful: string
    readonly gambler: string
    readonly trader: string
    readonly grudge: string
    readonly steady: string
    readonly strong: string
  }
  readonly botLevels: {
    readonly veryEasy: string
    readonly easy: string
    readonly normal: string
    readonly hard: string
    readonly veryHard: string
  }
  readonly botIs: ($level: string, $manner: string) => string
  readonly botHints: {
    readonly random: string
    readonly plain: string
    readonly casual: string
    readonly careful: string
    readonly gambler: string
    readonly trader: string
    readonly grudge: string
    readonly steady: string
    readonly strong: string
  }
  readonly who: string
  readonly name: string
  readonly piece: string
  readonly pieces: {
    readonly lighthouse: string
    readonly bicycle: string
    readonly teapot: string
    readonly cat: string
    readonly kite: string
    readonly boat: string
    readonly anvil: string
    readonly mushroom: string
  }
  readonly nameEmpty: string
  readonly nameTwice: string
  readonly rulebook: string
  readonly seatRange: ($least: number, $most: number) => string
  readonly seatCount: ($count: number) => string
  readonly minutes: ($count: number) => string
  readonly withSpeedDie: string
  readonly crowded: ($most: number) => string
  readonly introduce: ($title: string) => string
  readonly learn: ($title: string) => string
  readonly compare: string
  readonly compareAll: string
  readonly compareFind: string
  readonly compareSought: string
  readonly compareNone: string
  readonly compareUnfold: string
  readonly compareFold: string
  readonly compareCount: ($count: number) => string
  readonly options: string
  readonly start: string
  readonly seed: string
  readonly seedHint: string
  readonly bookComing: string
  readonly seedWrong: string
  readonly more: string
  readonly rulesOf: ($title: string) => string
  readonly books: string
  readonly booksTitle: string
  readonly paragraphs: ($count: number) => string
  readonly colour: string
  readonly colours: {
    readonly '0': string
    readonly '1': string
    readonly '2': string
    readonly '3': string
    readonly '4': string
    readonly '5': string
    readonly '6': string
    readonly '7': string
  }
  readonly optionRule: ($rule: string) => string
  readonly independent: string
}
