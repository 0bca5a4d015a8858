// What the core and the kit add to all there is to name: see core/known.ts.

declare module '../core/known.ts' {
  interface Vocabularies {
    readonly core: typeof import('../core/words.ts').words
    readonly auctions: typeof import('./words/auctions.ts').vocabulary
    readonly decks: typeof import('./words/decks.ts').vocabulary
    readonly deeds: typeof import('./words/deeds.ts').vocabulary
    readonly dice: typeof import('./words/dice.ts').vocabulary
    readonly jail: typeof import('./words/jail.ts').vocabulary
    readonly money: typeof import('./words/money.ts').vocabulary
  }
  interface Policies {
    readonly core: typeof import('../core/policies.ts').policies
    readonly kit: typeof import('./policies.ts').policies
  }
  interface OfferedChoices {
    readonly basics: typeof import('./book/basics.ts').basics
  }
  interface OfferedNumbers {
    readonly core: typeof import('./book/basics.ts').coreNumbers
  }
}

export {}
