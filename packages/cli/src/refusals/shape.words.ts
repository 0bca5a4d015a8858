// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly usage: {
    readonly unknownCommand: (told: { readonly name: string }) => string
    readonly unknownOption: (told: { readonly flag: string }) => string
    readonly missingArgument: (told: { readonly name: string }) => string
    readonly missingOption: (told: { readonly flag: string }) => string
    readonly missingValue: (told: { readonly flag: string }) => string
    readonly invalidChoice: (told: { readonly flag: string; readonly text: string; readonly known: string }) => string
    readonly tooMany: (told: { readonly high: number; readonly name: string; readonly count: number; readonly more: string }) => string
    readonly didYouMean: (told: { readonly known: string }) => string
  }
  readonly wholeNumber: (told: { readonly flag: string; readonly low: number; readonly high: number; readonly text: string }) => string
  readonly botNames: (told: { readonly flag: string; readonly text: string }) => string
  readonly optionForm: (told: { readonly text: string }) => string
  readonly noRead: (told: { readonly file: string; readonly reason: string }) => string
  readonly noWrite: (told: { readonly file: string; readonly reason: string }) => string
  readonly noFile: (told: { readonly file: string }) => string
  readonly noFileOrFolder: (told: { readonly file: string }) => string
  readonly reason: {
    readonly missing: string
    readonly directory: string
    readonly denied: string
    readonly full: string
  }
  readonly noBookFile: (told: { readonly file: string }) => string
  readonly bookNotLoaded: (told: { readonly file: string; readonly sentence: string }) => string
  readonly bookNotExported: (told: { readonly file: string }) => string
  readonly bookTooLarge: (told: { readonly file: string; readonly count: number; readonly most: number }) => string
  readonly bookUnplayable: (told: { readonly file: string }) => string
  readonly bookRefused: (told: { readonly name: string; readonly sentence: string }) => string
  readonly noBookHere: (told: { readonly name: string }) => string
  readonly foreignChapter: (told: { readonly name: string }) => string
  readonly houseRules: (told: { readonly text: string }) => string
  readonly builtInBot: (told: { readonly name: string }) => string
  readonly botWithoutSeat: (told: { readonly name: string; readonly flag: string }) => string
  readonly ownBotsOneThread: string
  readonly botFlag: string
  readonly twoBots: (told: { readonly name: string }) => string
  readonly mirror: (told: { readonly most: number }) => string
  readonly luckOutside: string
  readonly onlyForm: (told: { readonly text: string }) => string
  readonly onlyTooMany: (told: { readonly high: number; readonly most: number }) => string
  readonly agentSeat: (told: { readonly name: string }) => string
  readonly recordUnknown: (told: { readonly name: string; readonly known: string }) => string
  readonly recordOther: (told: { readonly name: string; readonly other: string }) => string
  readonly recordBook: string
  readonly recordTable: (told: { readonly sentence: string }) => string
  readonly beyondEnd: (told: { readonly count: number; readonly entry: number }) => string
  readonly noNet: (told: { readonly name: string }) => string
  readonly outIsRecord: (told: { readonly file: string }) => string
  readonly against: string
  readonly noJson: (told: { readonly file: string }) => string
  readonly noStudy: (told: { readonly name: string; readonly known: string }) => string
  readonly token: (told: { readonly name: string }) => string
  readonly link: (told: { readonly text: string }) => string
  readonly programFailed: (told: { readonly reason: string }) => string
  readonly programEnded: (told: { readonly reason: string }) => string
  readonly unreachable: (told: { readonly name: string }) => string
  readonly placeTwice: string
  readonly placesMixed: string
  readonly placeForm: (told: { readonly text: string }) => string
  readonly samePlace: string
  readonly stopped: string
  readonly impossible: string
}
