// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly title: string
  readonly reading: string
  readonly working: ($percent: string) => string
  readonly fault: ($fault: string) => string
  readonly otherRules: string
  readonly noNet: string
  readonly rolled: ($games: string) => string
  readonly wonByLuck: ($name: string, $luck: string, $play: string) => string
  readonly wonByPlay: ($name: string, $luck: string, $play: string) => string
  readonly wonByBoth: ($name: string, $luck: string, $play: string) => string
  readonly wonAgainst: ($name: string, $luck: string, $play: string) => string
  readonly wonByOthers: ($name: string, $luck: string, $play: string) => string
  readonly running: string
  readonly lead: ($name: string, $from: string, $to: string) => string
  readonly noLead: string
  readonly curve: string
  readonly at: string
  readonly round: ($round: string) => string
  readonly moment: ($round: string, $chances: string) => string
  readonly chanceOf: ($name: string, $percent: string) => string
  readonly see: string
  readonly luck: string
  readonly luckOf: ($name: string) => string
  readonly luckShort: string
  readonly playShort: string
  readonly veryLucky: string
  readonly lucky: string
  readonly even: string
  readonly unlucky: string
  readonly veryUnlucky: string
  readonly way: ($start: string, $end: string) => string
  readonly ownLuck: string
  readonly otherLuck: string
  readonly ownPlay: string
  readonly othersPlay: string
  readonly rest: string
  readonly best: string
  readonly worst: string
  readonly nothing: string
  readonly decisions: string
  readonly decisionsHint: string
  readonly noDecisions: string
  readonly grave: string
  readonly mistake: string
  readonly slip: string
  readonly done: ($what: string) => string
  readonly doneNothing: string
  readonly better: ($what: string, $now: string, $before: string) => string
  readonly betterNothing: ($now: string, $before: string) => string
  readonly also: ($what: string, $now: string) => string
  readonly alsoNothing: ($now: string) => string
  readonly confirmed: ($games: string, $gain: string, $low: string, $high: string) => string
  readonly unsure: ($games: string, $gain: string, $low: string, $high: string) => string
  readonly refuted: ($games: string, $gain: string, $low: string, $high: string) => string
  readonly checking: string
  readonly turns: string
  readonly byLuck: string
  readonly byPlay: string
  readonly byRest: string
  readonly note: string
  readonly noteSealed: string
  readonly careful: string
}
