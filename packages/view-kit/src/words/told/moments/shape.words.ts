// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly group: ($group: string) => string
  readonly groupWhose: ($name: string) => string
  readonly top: ($deed: string, $building: string) => string
  readonly topWhose: ($name: string) => string
  readonly takeover: ($name: string, $other: string) => string
  readonly takeoverHow: ($other: string) => string
  readonly escape: string
  readonly escapeHow: ($name: string, $amount: string) => string
  readonly bankruptcy: ($name: string) => string
  readonly bankruptcyTo: ($other: string) => string
  readonly bankruptcyIn: ($round: string) => string
  readonly victory: ($names: string, $alone: boolean) => string
  readonly victoryIn: ($round: string) => string
}
