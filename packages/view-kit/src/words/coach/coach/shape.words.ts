// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly thinking: string
  readonly failed: string
  readonly said: ($act: string, $facts: string) => string
  readonly both: ($first: string, $next: string) => string
  readonly points: ($points: string, $count: number) => string
  readonly same: string
  readonly worth: ($most: string) => string
  readonly completes: ($group: string) => string
  readonly completesFor: ($group: string, $name: string) => string
  readonly breaks: ($group: string) => string
  readonly keeps: ($name: string) => string
  readonly leaves: ($cash: string) => string
  readonly ahead: ($rent: string, $steps: number) => string
  readonly aheadBeyond: ($rent: string, $steps: number) => string
  readonly noneAhead: string
  readonly nothingElse: string
  readonly ask: string
  readonly would: ($act: string) => string
  readonly better: ($points: string, $count: number) => string
  readonly close: string
  readonly onlyWay: string
  readonly whyNot: string
  readonly refused: ($act: string, $reason: string) => string
  readonly shares: string
  readonly miss: string
  readonly ruin: string
  readonly minimum: string
  readonly sealedAll: ($most: string) => string
  readonly sealedOwn: ($most: string) => string
}
