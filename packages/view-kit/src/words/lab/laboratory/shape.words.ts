// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly title: string
  readonly lead: string
  readonly ask: string
  readonly kinds: {
    readonly study: string
    readonly rules: string
    readonly number: string
    readonly compare: string
    readonly book: string
    readonly from: string
    readonly hand: string
    readonly atlas: string
    readonly file: string
  }
  readonly study: string
  readonly book: string
  readonly against: string
  readonly players: string
  readonly games: string
  readonly seed: string
  readonly measure: string
  readonly measures: {
    readonly length: string
    readonly ended: string
    readonly first: string
    readonly winner: string
  }
  readonly game: string
  readonly noGames: string
  readonly entry: string
  readonly fromAsks: {
    readonly chances: string
    readonly whatIf: string
    readonly trade: string
  }
  readonly gives: string
  readonly sharesIn: string
  readonly shares: string
  readonly fromSeat: string
  readonly toSeat: string
  readonly loading: string
  readonly seat: ($number: number) => string
  readonly round: ($number: number) => string
  readonly pace: ($games: string, $points: string) => string
  readonly isOver: string
  readonly file: string
  readonly byHand: string
  readonly example: string
  readonly format: string
  readonly run: string
  readonly stop: string
  readonly goOn: string
  readonly progress: string
  readonly parts: ($done: number, $all: number) => string
  readonly left: ($seconds: number) => string
  readonly table: string
  readonly svg: string
  readonly png: string
  readonly csv: string
  readonly link: string
  readonly linked: string
  readonly notLinked: string
  readonly report: string
  readonly kept: string
  readonly open: string
  readonly remove: string
  readonly always: string
  readonly atlasPlayed: ($games: string, $skill: string, $day: string) => string
  readonly atlasLimits: string
  readonly once: string
  readonly assumption: string
  readonly fresh: string
  readonly rule: string
  readonly otherRule: string
  readonly second: string
  readonly search: string
  readonly found: ($count: number) => string
  readonly question: string
  readonly instead: string
  readonly now: ($rule: string) => string
  readonly cannot: string
  readonly number: string
  readonly slide: ($name: string) => string
  readonly notYet: ($value: string) => string
  readonly curveAt: ($value: string, $measure: string, $figure: string, $low: string, $high: string) => string
  readonly bots: string
  readonly eachBot: string
  readonly asRecorded: string
  readonly paceTitle: string
  readonly paceThrow: string
  readonly paceDecision: string
  readonly paceHint: string
  readonly recordFile: string
  readonly recordFault: string
  readonly curveMinutes: ($minutes: string) => string
  readonly asSeen: string
  readonly hasGoneOn: string
  readonly fromNow: string
}
