// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly heads: {
    readonly start: string
    readonly luck: string
    readonly ownLuck: string
    readonly play: string
    readonly others: string
    readonly rest: string
    readonly end: string
  }
  readonly causes: {
    readonly luck: string
    readonly play: string
    readonly rest: string
  }
  readonly verdict: (told: { readonly name: string; readonly won: boolean; readonly luck: string; readonly play: string }) => string
  readonly lead: (told: { readonly name: string; readonly round: number; readonly toRound: number; readonly entry: number; readonly toEntry: number }) => string
  readonly noLead: string
  readonly running: string
  readonly otherRules: string
  readonly turningPoints: string
  readonly moment: (told: { readonly entry: number; readonly round: number; readonly name: string; readonly change: string; readonly cause: string }) => string
  readonly note: string
  readonly decisions: string
  readonly decision: (told: { readonly entry: number; readonly round: number; readonly name: string; readonly change: string }) => string
  readonly done: (told: { readonly what: readonly string[] }) => string
  readonly doneNothing: string
  readonly instead: (told: { readonly what: string; readonly now: string; readonly before: string }) => string
  readonly insteadNothing: (told: { readonly now: string; readonly before: string }) => string
  readonly playedOn: (told: { readonly games: number; readonly change: string; readonly least: string; readonly most: string }) => string
  readonly noDecisions: string
  readonly rolled: (told: { readonly games: number }) => string
  readonly rolledEntry: string
  readonly rolledRound: string
  readonly decisionsNote: string
  readonly broken: (told: { readonly path: string; readonly id: string }) => string
  readonly fine: (told: { readonly path: string; readonly id: string; readonly mark: string }) => string
  readonly lessonFine: (told: { readonly path: string; readonly id: string; readonly count: number }) => string
  readonly completed: (told: { readonly step: string; readonly words: string }) => string
  readonly tried: (told: { readonly ended: number; readonly games: number; readonly rounds: number }) => string
  readonly doubt: string
  readonly stuck: (told: { readonly why: string }) => string
}
