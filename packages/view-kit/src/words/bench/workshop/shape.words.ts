// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly title: string
  readonly begin: string
  readonly house: string
  readonly finished: string
  readonly opened: string
  readonly openFile: string
  readonly name: string
  readonly namePlace: ($title: string) => string
  readonly parts: string
  readonly rules: string
  readonly board: string
  readonly cards: string
  readonly trial: string
  readonly share: string
  readonly undo: string
  readonly redo: string
  readonly nothingToUndo: string
  readonly nothingToRedo: string
  readonly yours: string
  readonly noDifference: string
  readonly yoursAre: ($count: number) => string
  readonly takeBack: ($label: string) => string
  readonly was: ($before: string) => string
  readonly labelled: ($label: string) => string
  readonly search: string
  readonly searchHint: string
  readonly found: ($count: number) => string
  readonly nothingFound: string
  readonly themes: string
  readonly changed: string
  readonly brings: ($what: string) => string
  readonly takes: ($what: string) => string
  readonly nameEach: ($label: string) => string
  readonly oneName: ($label: string) => string
  readonly moreLanguages: string
  readonly cannot: string
  readonly chooseWay: string
  readonly hasWays: string
  readonly yes: string
  readonly no: string
  readonly unlimited: string
  readonly entry: ($number: number) => string
  readonly more: string
  readonly fewer: string
  readonly faults: ($count: number) => string
  readonly notYet: string
  readonly play: string
  readonly playHereHint: string
  readonly playTable: string
  readonly playOnline: string
  readonly playBoard: string
  readonly starting: string
  readonly drafts: string
  readonly newDraft: string
  readonly removeDraft: string
  readonly removeAsk: ($title: string) => string
  readonly keep: string
  readonly saved: string
  readonly notSaved: string
  readonly noBook: string
  readonly cannotOpen: string
  readonly loading: string
  readonly print: string
  readonly printHint: string
  readonly sheets: {
    readonly booklet: string
    readonly cards: string
    readonly deeds: string
    readonly board: string
  }
  readonly shortLink: string
  readonly shortHint: string
  readonly makeShort: string
  readonly guest: string
  readonly ownLinks: ($count: number) => string
  readonly removeLink: ($code: string) => string
  readonly link: string
  readonly linkHint: string
  readonly linkLong: string
  readonly file: string
  readonly saveFile: string
  readonly fileHint: string
  readonly sentTitle: string
  readonly sentIntro: ($base: string) => string
  readonly sentSame: ($base: string) => string
  readonly sentAlone: string
  readonly sentBad: string
  readonly edit: string
  readonly toWorkshop: string
  readonly spaceCount: ($count: number) => string
  readonly space: string
  readonly spaceAt: ($at: number) => string
  readonly before: string
  readonly after: string
  readonly spaceName: string
  readonly spaceKind: string
  readonly moveBack: string
  readonly moveOn: string
  readonly startStays: string
  readonly lastSpace: string
  readonly addSpace: string
  readonly removeSpace: string
  readonly mostSpaces: ($most: number) => string
  readonly leastSpaces: ($least: number) => string
  readonly price: string
  readonly group: string
  readonly newGroup: string
  readonly housePrice: string
  readonly rents: string
  readonly factors: string
  readonly suggestRents: string
  readonly amount: string
  readonly deck: string
  readonly deckName: string
  readonly groups: string
  readonly groupName: string
  readonly colourOf: ($name: string) => string
  readonly alike: string
  readonly alikePair: ($one: string, $other: string) => string
  readonly currency: string
  readonly noDecks: string
  readonly cardAt: ($number: number) => string
  readonly removeCard: ($number: number) => string
  readonly addCard: string
  readonly verb: string
  readonly cardText: string
  readonly factor: string
  readonly times: string
  readonly steps: string
  readonly perHouse: string
  readonly perHotel: string
  readonly trialHint: ($before: string, $games: number) => string
  readonly trialStart: string
  readonly trialAgain: string
  readonly trialStop: string
  readonly trialRunning: string
  readonly trialStuck: ($detail: string) => string
  readonly trialOlder: string
  readonly doesEnd: string
  readonly howLong: string
  readonly howEven: string
  readonly unbuilt: string
  readonly ownedAt: ($count: number) => string
  readonly levelAt: ($level: number) => string
  readonly verdict: {
    readonly allEnd: ($games: number) => string
    readonly someEnd: ($before: string, $after: string) => string
    readonly lengthUnknown: ($before: string, $after: string) => string
    readonly lengthAlike: ($before: string, $after: string, $low: string, $high: string) => string
    readonly lengthDiffers: ($before: string, $after: string, $low: string, $high: string, $times: string) => string
    readonly firstUnknown: string
    readonly firstAlike: ($low: string, $high: string) => string
    readonly firstDiffers: ($points: string, $isMore: boolean, $low: string, $high: string) => string
  }
  readonly cause: {
    readonly endless: ($with: string, $without: string) => string
    readonly long: ($with: string, $without: string) => string
    readonly uneven: ($points: string) => string
  }
}
