// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly limits: (told: { readonly low: string; readonly high: string }) => string
  readonly confidence: string
  readonly head: (told: { readonly book: string; readonly seed: number; readonly rounds: number }) => string
  readonly headOfVersion: (told: { readonly book: string; readonly version: number; readonly seed: number; readonly rounds: number }) => string
  readonly run: {
    readonly options: string
    readonly games: string
    readonly endedBy: string
    readonly rounds: string
    readonly aGame: string
    readonly aSecond: string
    readonly ended: (told: { readonly games: number; readonly ended: number; readonly capped: number; readonly byWealth: boolean; readonly share: string }) => string
    readonly length: (told: { readonly low: string; readonly value: string; readonly high: string }) => string
    readonly turns: (told: { readonly value: string }) => string
    readonly throws: (told: { readonly value: string }) => string
    readonly bankruptcies: (told: { readonly value: string }) => string
    readonly speed: (told: { readonly games: number; readonly turns: string; readonly throws: string; readonly seconds: string }) => string
    readonly seat: string
    readonly place: string
    readonly bot: string
    readonly order: string
    readonly won: string
    readonly ofDecided: string
    readonly ofAll: string
    readonly offers: string
    readonly made: string
    readonly received: string
    readonly atMost: string
    readonly declined: string
    readonly sold: string
  }
  readonly fault: {
    readonly ofGame: (told: { readonly game: number; readonly seed: number; readonly sentence: string }) => string
    readonly ofStep: (told: { readonly game: number; readonly seed: number; readonly step: number; readonly sentence: string }) => string
    readonly again: (told: { readonly command: string }) => string
  }
  readonly programs: {
    readonly answered: string
    readonly substituted: string
    readonly slow: string
    readonly gone: string
    readonly flood: string
    readonly nonsense: string
    readonly illegal: string
    readonly replaced: string
    readonly gamesGivenUp: string
  }
  readonly seat: {
    readonly noConnection: (told: { readonly name: string }) => string
    readonly over: string
    readonly playing: (told: { readonly seat: number; readonly players: number }) => string
    readonly refused: (told: { readonly reason: string; readonly sentence: string }) => string
  }
  readonly arena: {
    readonly tables: (told: { readonly tables: number; readonly seats: number; readonly games: number; readonly decided: number }) => string
    readonly rating: string
  }
  readonly mirror: {
    readonly deals: (told: { readonly deals: number; readonly times: number }) => string
    readonly games: (told: { readonly games: number; readonly decided: number; readonly whole: number }) => string
    readonly tooFew: string
    readonly twoGames: string
    readonly sameSeat: string
    readonly sameBot: string
    readonly byLot: (told: { readonly share: string }) => string
    readonly whatDecides: string
    readonly players: string
    readonly luck: string
    readonly dice: string
    readonly meeting: string
  }
  readonly lessLuck: {
    readonly head: string
    readonly worth: (told: { readonly value: string; readonly share: string }) => string
  }
  readonly balance: {
    readonly firstOwner: string
    readonly share: string
    readonly toOwners: string
    readonly alive: (told: { readonly count: number }) => string
    readonly times: (told: { readonly value: string }) => string
  }
  readonly landings: {
    readonly head: (told: { readonly turns: string; readonly throws: string; readonly seed: number; readonly name: string }) => string
    readonly leave: string
    readonly stay: string
    readonly space: string
    readonly inJail: string
    readonly throwsEnd: string
    readonly turnsEnd: string
  }
  readonly record: {
    readonly made: (told: { readonly file: string; readonly count: number; readonly rounds: number; readonly reason: string; readonly state: string }) => string
    readonly givenUp: string
    readonly goingOn: string
    readonly at: (told: { readonly count: number; readonly total: number; readonly reason: string; readonly state: string }) => string
    readonly books: (told: { readonly file: string; readonly count: number; readonly bytes: number }) => string
    readonly follows: (told: { readonly count: number }) => string
    readonly draws: (told: { readonly count: number; readonly sentence: string }) => string
    readonly seedRevealed: string
    readonly seedSecret: string
    readonly seedOther: string
    readonly older: (told: { readonly format: number }) => string
  }
  readonly book: {
    readonly head: (told: { readonly book: string; readonly title: string; readonly version: number; readonly least: number; readonly most: number }) => string
    readonly bots: (told: { readonly name: string }) => string
    readonly range: (told: { readonly least: number; readonly most: number; readonly value: string }) => string
  }
  readonly laws: {
    readonly played: (told: { readonly games: number; readonly tables: number }) => string
    readonly ended: (told: { readonly ended: number }) => string
    readonly turns: (told: { readonly turns: number }) => string
    readonly held: string
  }
  readonly fuzz: {
    readonly done: (told: { readonly count: number; readonly refused: number; readonly played: number }) => string
  }
  readonly lab: {
    readonly rulebook: string
    readonly gamesInTime: string
    readonly points: string
    readonly stopped: string
    readonly stoppedStanding: string
    readonly goingOn: (told: { readonly count: number; readonly total: number }) => string
  }
  readonly validated: {
    readonly holds: string
    readonly holdsNot: string
    readonly landings: (told: { readonly value: string }) => string
    readonly exact: (told: { readonly games: number; readonly value: string }) => string
    readonly prices: (told: { readonly games: number; readonly share: string }) => string
    readonly friedman: (told: { readonly share: string; readonly games: number; readonly low: string; readonly high: string }) => string
    readonly turnOrder: (told: { readonly share: string; readonly games: number; readonly value: string }) => string
  }
  readonly move: {
    readonly from: string
    readonly to: string
    readonly columnFrom: string
    readonly columnTo: string
    readonly tables: string
    readonly books: string
    readonly steps: string
    readonly entries: string
    readonly receipts: string
    readonly chatLines: string
    readonly persons: string
    readonly hash: string
    readonly key: string
    readonly yes: string
    readonly same: string
    readonly done: string
  }
  readonly unit: {
    readonly games: string
    readonly tables: string
    readonly deals: string
    readonly parts: string
    readonly files: string
  }
  readonly progress: {
    readonly line: (told: { readonly count: number; readonly total: number; readonly what: string; readonly left: number }) => string
    readonly bar: (told: { readonly what: string; readonly name: string; readonly share: string; readonly total: string; readonly time: string }) => string
  }
}
