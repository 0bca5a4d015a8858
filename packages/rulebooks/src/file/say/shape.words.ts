// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly theFile: string
  readonly theEntry: (told: { readonly at: number }) => string
  readonly tooManyBytes: (told: { readonly count: number; readonly most: number }) => string
  readonly tooLong: (told: { readonly count: number; readonly most: number }) => string
  readonly noJson: (told: { readonly line: number; readonly column: number }) => string
  readonly tooDeep: (told: { readonly most: number }) => string
  readonly tooManyValues: (told: { readonly count: number; readonly most: number }) => string
  readonly twice: (told: { readonly name: string }) => string
  readonly noField: (told: { readonly name: string }) => string
  readonly fieldName: (told: { readonly name: string }) => string
  readonly tooLarge: string
  readonly noRules: string
  readonly unplayable: (told: { readonly detail: string }) => string
  readonly moreFaults: (told: { readonly count: number }) => string
  readonly text: {
    readonly blank: string
    readonly half: string
    readonly control: string
    readonly bidi: string
    readonly invisible: string
    readonly piled: string
    readonly markup: string
  }
  readonly missing: (told: { readonly what: string }) => string
  readonly cannotBe: (told: { readonly what: string; readonly given: string }) => string
  readonly wrongKind: (told: { readonly what: string; readonly kind: 'text' | 'number' | 'int' | 'boolean' | 'list' | 'object' | 'other'; readonly given: string }) => string
  readonly wrongText: (told: { readonly what: string; readonly looks: 'language' | 'colour' | 'word' | 'rule' | 'rest' | 'id' | 'other'; readonly given: string }) => string
  readonly atLeast: (told: { readonly what: string; readonly limit: number; readonly given: string }) => string
  readonly atMost: (told: { readonly what: string; readonly limit: number; readonly given: string }) => string
  readonly charactersLeast: (told: { readonly what: string; readonly limit: number; readonly count: number }) => string
  readonly charactersMost: (told: { readonly what: string; readonly limit: number; readonly count: number }) => string
  readonly entriesLeast: (told: { readonly what: string; readonly limit: number; readonly count: number }) => string
  readonly entriesMost: (told: { readonly what: string; readonly limit: number; readonly count: number }) => string
  readonly entries: (told: { readonly what: string; readonly least: number; readonly most: number; readonly count: number }) => string
  readonly oneOf: (told: { readonly what: string; readonly given: string; readonly names: string }) => string
  readonly newer: (told: { readonly given: string; readonly most: number }) => string
  readonly noBase: (told: { readonly name: string }) => string
  readonly takenId: (told: { readonly name: string }) => string
  readonly otherBook: (told: { readonly name: string }) => string
  readonly extendsOrChapters: string
  readonly onlyExtending: (told: { readonly field: string }) => string
  readonly offersAndOption: string
  readonly endless: string
  readonly noSuchGap: (told: { readonly name: string }) => string
  readonly noSuchName: (told: { readonly name: string }) => string
  readonly noSuchSlot: (told: { readonly name: string }) => string
  readonly noSuchAnswer: (told: { readonly name: string; readonly given: string }) => string
  readonly noSuchValue: (told: { readonly name: string; readonly given: string }) => string
  readonly noSuchRule: (told: { readonly name: string }) => string
  readonly none: string
  readonly theChapter: (told: { readonly id: string }) => string
  readonly housed: (told: { readonly name: string }) => string
  readonly owned: (told: { readonly name: string }) => string
  readonly space: {
    readonly start: string
    readonly jail: string
    readonly parking: string
    readonly goToJail: string
    readonly risk: string
    readonly tax: string
    readonly cards: string
    readonly street: string
    readonly station: string
    readonly utility: string
  }
  readonly board: {
    readonly space: string
    readonly added: string
    readonly gone: string
    readonly moved: string
    readonly kind: string
    readonly amount: string
    readonly deck: string
    readonly group: string
    readonly price: string
    readonly house: string
    readonly mortgage: string
    readonly sale: string
    readonly houseSale: string
    readonly commission: string
    readonly rents: string
  }
  readonly further: {
    readonly cardAdded: string
    readonly cardGone: string
    readonly chips: string
    readonly option: string
    readonly to: string
    readonly usually: string
    readonly yes: string
    readonly no: string
  }
  readonly piece: {
    readonly own: string
    readonly decks: string
    readonly groups: string
    readonly group: string
    readonly currency: string
    readonly chips: string
    readonly pieces: string
    readonly jail: string
    readonly scenery: string
    readonly space: (told: { readonly at: number }) => string
    readonly card: (told: { readonly name: string; readonly number: number }) => string
    readonly cards: (told: { readonly count: number }) => string
  }
  readonly tooFar: string
  readonly several: (told: { readonly ways: string }) => string
  readonly lesson: {
    readonly asTold: (told: { readonly sentence: string }) => string
    readonly neverBegins: string
    readonly noDeed: (told: { readonly space: number }) => string
    readonly noRule: (told: { readonly name: string }) => string
    readonly noAction: (told: { readonly name: string }) => string
    readonly noBook: (told: { readonly name: string }) => string
    readonly refusedAnswer: (told: { readonly sentence: string }) => string
    readonly refusedEntry: (told: { readonly sentence: string }) => string
    readonly notAwaited: string
    readonly outcomeFirst: string
    readonly rightAndWrong: string
    readonly noOtherwise: string
    readonly onlyRead: string
    readonly nothingAsked: string
  }
}
