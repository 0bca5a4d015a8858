// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly noBook: (told: { readonly name: string; readonly known: string }) => string
  readonly noBot: (told: { readonly name: string; readonly known: string }) => string
  readonly players: (told: { readonly name: string; readonly least: number; readonly most: number; readonly count: number }) => string
  readonly noOption: (told: { readonly known: string; readonly name: string; readonly option: string }) => string
  readonly optionValue: (told: { readonly name: string; readonly low: number; readonly high: number; readonly value: string }) => string
  readonly otherGame: (told: { readonly name: string; readonly other: string }) => string
  readonly bookTwice: (told: { readonly name: string }) => string
  readonly luckOutside: string
  readonly arenaSmall: (told: { readonly count: number }) => string
  readonly arenaOnce: string
  readonly mirrorTwo: string
  readonly noOffers: (told: { readonly name: string }) => string
  readonly noRecord: string
  readonly noEnd: string
  readonly noEntry: (told: { readonly line: number }) => string
  readonly wrongEntry: (told: { readonly line: number; readonly sentence: string }) => string
  readonly lineAgain: (told: { readonly line: number }) => string
  readonly takenOut: (told: { readonly count: number; readonly line: number }) => string
  readonly followsNot: (told: { readonly line: number }) => string
  readonly followsNotFirst: (told: { readonly line: number }) => string
  readonly endTakenOut: (told: { readonly count: number }) => string
  readonly goesOn: (told: { readonly count: number }) => string
  readonly firstLine: string
  readonly firstLineRules: string
  readonly editionNoNumber: string
  readonly newerFormat: (told: { readonly format: number; readonly most: number }) => string
  readonly newerEdition: (told: { readonly format: number; readonly most: number }) => string
  readonly otherRules: (told: { readonly name: string; readonly theirs: string; readonly ours: string }) => string
  readonly bookUnknown: (told: { readonly name: string }) => string
  readonly cannotFollow: (told: { readonly entry: number; readonly sentence: string }) => string
  readonly cannotFollowOlder: (told: { readonly entry: number; readonly sentence: string; readonly format: number }) => string
  readonly otherVersion: (told: { readonly was: number; readonly value: number; readonly entry: number }) => string
  readonly seatCannot: (told: { readonly seat: number; readonly name: string; readonly refusal: string; readonly rule: string }) => string
  readonly differsThere: string
  readonly wentWrong: (told: { readonly sentence: string }) => string
  readonly runsDifferently: string
  readonly standsDifferently: string
  readonly otherSeed: string
  readonly otherDraw: (told: { readonly entry: number; readonly outcome: string; readonly due: string }) => string
  readonly ownNumberMissing: string
  readonly undoShape: string
  readonly outcomeShape: string
  readonly handOverShape: string
  readonly chanceShape: string
  readonly botTakesShape: string
  readonly revealShape: string
  readonly needsSeat: (told: { readonly host: string }) => string
  readonly noHostEntry: (told: { readonly host: string }) => string
  readonly adjustWhat: string
  readonly adjustOf: string
  readonly adjustValue: string
  readonly adjustWas: string
  readonly adjustReason: (told: { readonly most: number }) => string
  readonly correctionDrops: string
  readonly correctionList: string
  readonly correctionOrder: string
  readonly changeShape: string
  readonly moveShape: string
  readonly noMove: (told: { readonly given: string }) => string
  readonly noAction: (told: { readonly number: number }) => string
  readonly noSeat: (told: { readonly given: string }) => string
  readonly moveNumber: (told: { readonly name: string; readonly key: string; readonly given: string }) => string
  readonly noSeatOfLots: (told: { readonly given: string }) => string
  readonly noNumberOfLot: (told: { readonly given: string }) => string
  readonly offerTo: string
  readonly offerAnswers: (told: { readonly given: string }) => string
  readonly offerGoods: string
  readonly noMoney: (told: { readonly given: string }) => string
  readonly oneLot: string
  readonly noLot: (told: { readonly given: string }) => string
  readonly noListOfDeeds: (told: { readonly given: string }) => string
  readonly noListOfDecks: (told: { readonly given: string }) => string
  readonly gameOver: string
  readonly seatUnknown: (told: { readonly seat: number }) => string
  readonly seatOut: (told: { readonly seat: number }) => string
  readonly diceOut: string
  readonly bidsSealed: string
  readonly valueBefore: (told: { readonly what: string; readonly of: number; readonly before: number; readonly was: number }) => string
  readonly adjustRefused: (told: { readonly what: string; readonly of: number; readonly value: number; readonly refusal: string }) => string
  readonly changesNothing: string
  readonly entryNotCounting: (told: { readonly entry: number }) => string
  readonly entryIsCorrection: (told: { readonly entry: number }) => string
  readonly changedAndDropped: (told: { readonly entry: number }) => string
  readonly stoodNot: (told: { readonly entry: number }) => string
  readonly onlyGiven: string
  readonly notWithdrawn: (told: { readonly entry: number }) => string
  readonly thenImpossible: (told: { readonly entry: number; readonly refusal: string }) => string
  readonly leavesOut: string
  readonly noneAwaited: string
  readonly diceCannot: (told: { readonly outcome: string }) => string
  readonly cannotBeDrawn: (told: { readonly outcome: string }) => string
}
