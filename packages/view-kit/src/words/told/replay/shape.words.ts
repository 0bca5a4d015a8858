// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly title: string
  readonly open: string
  readonly opening: string
  readonly back: string
  readonly next: string
  readonly play: string
  readonly pause: string
  readonly begin: string
  readonly end: string
  readonly speed: string
  readonly times: ($times: string) => string
  readonly at: string
  readonly position: ($entry: string, $all: string, $round: string) => string
  readonly marks: string
  readonly marksHint: string
  readonly rent: ($amount: string, $from: string, $to: string, $deed: string) => string
  readonly inRound: ($round: string) => string
  readonly copy: string
  readonly copied: string
  readonly toGame: string
  readonly fault: ($fault: string) => string
  readonly stopped: string
  readonly copiedHere: string
}
