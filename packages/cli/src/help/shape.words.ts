// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly program: {
    readonly about: string
  }
  readonly title: {
    readonly usage: string
    readonly arguments: string
    readonly options: string
    readonly commands: string
  }
  readonly around: {
    readonly help: string
    readonly choices: (told: { readonly values: string }) => string
    readonly usual: (told: { readonly value: string }) => string
  }
  readonly common: {
    readonly rulebook: string
    readonly rulebookOrAll: string
    readonly rulebookOfRecord: string
    readonly record: string
    readonly seats: string
    readonly option: string
    readonly maxRounds: string
    readonly seed: string
    readonly json: string
    readonly lang: string
    readonly workers: string
    readonly games: string
    readonly byWealth: string
    readonly first: string
    readonly out: string
    readonly bot: (told: { readonly name: string }) => string
    readonly botTime: string
  }
  readonly rulebooks: {
    readonly about: string
  }
  readonly sim: {
    readonly about: string
    readonly rotate: string
    readonly checkLaws: string
    readonly luck: string
  }
  readonly arena: {
    readonly about: string
    readonly bots: string
    readonly seats: (told: { readonly seats: number }) => string
    readonly tables: string
    readonly byWealth: string
    readonly mirror: string
    readonly luck: string
  }
  readonly balance: {
    readonly about: string
  }
  readonly record: {
    readonly about: string
    readonly game: string
  }
  readonly replay: {
    readonly about: string
    readonly at: string
    readonly events: string
  }
  readonly analyse: {
    readonly about: string
    readonly rollouts: string
  }
  readonly verify: {
    readonly about: string
  }
  readonly xlsx: {
    readonly about: string
    readonly out: string
    readonly lang: string
    readonly csv: string
  }
  readonly laws: {
    readonly about: string
    readonly games: string
    readonly slowEvery: string
  }
  readonly landings: {
    readonly about: string
    readonly turns: string
    readonly jail: string
  }
  readonly gym: {
    readonly about: string
    readonly games: string
    readonly only: string
    readonly offers: string
    readonly memory: string
  }
  readonly seat: {
    readonly about: string
    readonly url: string
    readonly token: (told: { readonly variable: string }) => string
    readonly bot: string
  }
  readonly move: {
    readonly about: string
    readonly from: string
    readonly to: string
  }
  readonly book: {
    readonly about: string
  }
  readonly check: {
    readonly about: string
    readonly file: string
    readonly noTrial: string
  }
  readonly diff: {
    readonly about: string
    readonly other: string
  }
  readonly export: {
    readonly about: string
  }
  readonly fuzz: {
    readonly about: string
    readonly runs: string
    readonly first: string
  }
  readonly house: {
    readonly about: string
    readonly games: string
    readonly seats: string
    readonly rounds: string
    readonly bot: string
  }
  readonly schema: {
    readonly about: string
  }
  readonly lesson: {
    readonly about: string
    readonly check: string
    readonly file: string
    readonly told: string
  }
  readonly lab: {
    readonly about: string
    readonly games: string
    readonly seats: string
    readonly lang: string
    readonly output: string
    readonly csv: string
  }
  readonly labBook: {
    readonly about: string
    readonly book: string
    readonly styles: string
  }
  readonly compare: {
    readonly about: string
    readonly book: string
    readonly against: string
    readonly measure: string
    readonly noStops: string
    readonly margin: string
  }
  readonly from: {
    readonly about: string
    readonly file: string
    readonly entry: string
    readonly whatIf: string
    readonly actor: string
    readonly trade: (told: { readonly example: string }) => string
    readonly rulebook: string
  }
  readonly atlas: {
    readonly about: string
    readonly games: string
    readonly book: string
    readonly skillGames: string
    readonly data: string
    readonly from: string
  }
  readonly study: {
    readonly about: string
    readonly name: string
  }
  readonly run: {
    readonly about: string
    readonly experiment: string
    readonly schema: string
  }
  readonly validate: {
    readonly about: string
    readonly effort: string
  }
  readonly pace: {
    readonly about: string
  }
}
