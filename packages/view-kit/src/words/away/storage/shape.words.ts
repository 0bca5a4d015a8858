// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly title: string
  readonly here: string
  readonly hereText: string
  readonly games: string
  readonly noGames: string
  readonly gamesText: ($count: number, $size: string) => string
  readonly shelves: {
    readonly books: {
      readonly name: string
      readonly what: string
      readonly to: string
    }
    readonly drafts: {
      readonly name: string
      readonly what: string
      readonly to: string
    }
    readonly runs: {
      readonly name: string
      readonly what: string
      readonly to: string
    }
  }
  readonly count: ($count: number) => string
  readonly choices: string
  readonly choicesText: string
  readonly reset: string
  readonly who: string
  readonly nobody: string
  readonly whoText: ($name: string) => string
  readonly room: ($used: string, $most: string) => string
  readonly noRoom: string
  readonly lasting: string
  readonly mayGo: string
  readonly makeLasting: string
  readonly notLasting: string
  readonly server: string
  readonly serverText: string
  readonly toOwn: string
  readonly nowhere: string
  readonly nowhereText: string
}
