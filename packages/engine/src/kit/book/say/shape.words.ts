// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly theVersion: string
  readonly theCurrency: string
  readonly theChapter: (told: { readonly name: string }) => string
  readonly theNumber: (told: { readonly name: string }) => string
  readonly theGroup: (told: { readonly name: string }) => string
  readonly theSpace: (told: { readonly at: number }) => string
  readonly theDeck: (told: { readonly deck: number }) => string
  readonly theCard: (told: { readonly card: number; readonly deck: number }) => string
  readonly theChoice: (told: { readonly name: string; readonly other: string }) => string
  readonly priceOf: (told: { readonly at: number }) => string
  readonly houseOf: (told: { readonly at: number }) => string
  readonly mortgageOf: (told: { readonly at: number }) => string
  readonly saleOf: (told: { readonly at: number }) => string
  readonly houseSaleOf: (told: { readonly at: number }) => string
  readonly commissionOf: (told: { readonly at: number }) => string
  readonly rentOf: (told: { readonly count: number; readonly at: number }) => string
  readonly taxOf: (told: { readonly at: number }) => string
  readonly chipOf: (told: { readonly at: number }) => string
  readonly moneyOf: (told: { readonly card: number; readonly deck: number }) => string
  readonly perPieceOf: (told: { readonly card: number; readonly deck: number }) => string
  readonly stepsOf: (told: { readonly card: number; readonly deck: number }) => string
  readonly timesOf: (told: { readonly card: number; readonly deck: number }) => string
  readonly or: (told: { readonly one: string; readonly two: string }) => string
  readonly and: (told: { readonly one: string; readonly two: string }) => string
  readonly nothing: string
  readonly notWhole: (told: { readonly what: string; readonly least: number; readonly most: number; readonly given: string }) => string
  readonly noId: string
  readonly housesBeforeHotel: (told: { readonly most: number; readonly count: number }) => string
  readonly optionUnknown: (told: { readonly name: string }) => string
  readonly optionTwice: (told: { readonly name: string }) => string
  readonly optionLimits: (told: { readonly name: string }) => string
  readonly optionNoText: (told: { readonly name: string; readonly rule: string }) => string
  readonly noTurn: string
  readonly inOnes: (told: { readonly name: string; readonly coin: number }) => string
  readonly chapterTwice: (told: { readonly name: string }) => string
  readonly claimedTwice: (told: { readonly one: string; readonly two: string; readonly name: string; readonly kind: 'section' | 'frame' | 'stage' | 'action' | 'matter' | 'adjustment' | 'policy' }) => string
  readonly noSuchChapter: (told: { readonly one: string; readonly name: string }) => string
  readonly chapterUnknown: (told: { readonly name: string }) => string
  readonly clash: (told: { readonly one: string; readonly two: string }) => string
  readonly needsChapter: (told: { readonly what: string; readonly names: string }) => string
  readonly needsChoice: (told: { readonly what: string; readonly name: string; readonly names: string }) => string
  readonly noShortage: string
  readonly unserved: (told: { readonly at: number; readonly name: string }) => string
  readonly citesUnknown: (told: { readonly name: string; readonly other: string }) => string
  readonly usesUnknown: (told: { readonly name: string; readonly other: string }) => string
  readonly noMost: (told: { readonly name: string }) => string
  readonly noRange: (told: { readonly name: string }) => string
  readonly sameNumber: (told: { readonly one: string; readonly two: string }) => string
  readonly noPolicy: (told: { readonly name: string }) => string
  readonly cannotBe: (told: { readonly name: string; readonly given: string; readonly names: string }) => string
  readonly mustChooseUsual: (told: { readonly name: string; readonly names: string }) => string
  readonly mustChoose: (told: { readonly name: string; readonly names: string }) => string
  readonly noNumber: (told: { readonly name: string }) => string
  readonly numberMissing: (told: { readonly name: string }) => string
  readonly numberNoList: (told: { readonly name: string; readonly given: string }) => string
  readonly numberList: (told: { readonly name: string }) => string
  readonly numberEmpty: (told: { readonly name: string }) => string
  readonly numberCoin: (told: { readonly name: string; readonly coin: number }) => string
  readonly seatLimits: (told: { readonly least: number; readonly most: number }) => string
  readonly ruleNoText: (told: { readonly name: string }) => string
  readonly slotTwice: (told: { readonly name: string; readonly one: string; readonly two: string }) => string
  readonly slotNowhere: (told: { readonly what: string; readonly name: string }) => string
  readonly noBoard: string
  readonly noName: (told: { readonly what: string }) => string
  readonly noSpaces: string
  readonly noDecks: string
  readonly noGroups: string
  readonly noPieces: string
  readonly noChips: string
  readonly notDescribed: (told: { readonly what: string }) => string
  readonly spaceKind: (told: { readonly at: number; readonly name: string }) => string
  readonly spaceGroup: (told: { readonly at: number }) => string
  readonly spaceRents: (told: { readonly at: number }) => string
  readonly mostSpaces: (told: { readonly most: number; readonly count: number }) => string
  readonly leastSpaces: (told: { readonly least: number; readonly count: number }) => string
  readonly mostDeeds: (told: { readonly most: number; readonly count: number }) => string
  readonly mostDecks: (told: { readonly most: number; readonly count: number }) => string
  readonly noJail: string
  readonly noStart: string
  readonly secondStart: (told: { readonly at: number }) => string
  readonly spaceDeck: (told: { readonly at: number; readonly given: string }) => string
  readonly groupEmpty: (told: { readonly name: string }) => string
  readonly groupMixed: (told: { readonly name: string; readonly names: string }) => string
  readonly deedGroup: (told: { readonly at: number; readonly name: string }) => string
  readonly noHousePrice: (told: { readonly at: number }) => string
  readonly oddPrice: (told: { readonly at: number }) => string
  readonly oddHouse: (told: { readonly at: number }) => string
  readonly rentCount: (told: { readonly at: number; readonly least: number; readonly most: number; readonly count: number }) => string
  readonly spaceCoin: (told: { readonly at: number; readonly coin: number }) => string
  readonly cardCoin: (told: { readonly card: number; readonly deck: number; readonly coin: number }) => string
  readonly deckNoCards: (told: { readonly deck: number }) => string
  readonly deckSize: (told: { readonly deck: number; readonly most: number }) => string
  readonly jailCards: (told: { readonly deck: number }) => string
  readonly onlyJailCard: (told: { readonly deck: number }) => string
  readonly cardNoEffect: (told: { readonly card: number; readonly deck: number }) => string
  readonly cardEffect: (told: { readonly card: number; readonly deck: number; readonly name: string }) => string
  readonly cardNoText: (told: { readonly card: number; readonly deck: number }) => string
  readonly cardUnable: (told: { readonly card: number; readonly deck: number; readonly name: string }) => string
  readonly cardNoNext: (told: { readonly next: 'station' | 'utility'; readonly card: number; readonly deck: number }) => string
  readonly cardAcross: (told: { readonly card: number; readonly deck: number }) => string
  readonly cardSpace: (told: { readonly card: number; readonly deck: number; readonly given: string }) => string
  readonly cardsCircle: (told: { readonly names: string }) => string
}
