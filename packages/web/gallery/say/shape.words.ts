// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly title: string
  readonly board: string
  readonly otherBoards: string
  readonly roll: string
  readonly jump: string
  readonly back: string
  readonly together: string
  readonly pot: string
  readonly controls: string
  readonly cards: string
  readonly pieces: string
  readonly pictures: string
  readonly buy: string
  readonly auction: string
  readonly resign: string
  readonly build: string
  readonly buildReason: string
  readonly name: string
  readonly nameHint: string
  readonly nameError: string
  readonly rulebook: string
  readonly bid: string
  readonly autoRent: string
  readonly autoRentHint: string
  readonly houses: string
  readonly time: string
  readonly log: string
  readonly books: string
  readonly deeds: string
  readonly open: string
  readonly question: string
  readonly questionText: string
  readonly toast: string
  readonly toastText: string
  readonly toastDetail: string
  readonly house: string
  readonly mortgage: string
  readonly groupNote: string
  readonly event: string
  readonly community: string
  readonly cardText: string
  readonly cardFoot: string
  readonly chair: string
  readonly rulebooks: {
    readonly classic: string
    readonly stadium: string
    readonly exchange: string
  }
  readonly turn: (told: { readonly name: string }) => string
  readonly rents: {
    readonly bare: string
    readonly built: (told: { readonly houses: number }) => string
    readonly hotel: string
  }
  readonly stations: (told: { readonly stations: number }) => string
}
