// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly visitors: ($names: string) => string
  readonly unownedFor: ($price: string) => string
  readonly ownedBy: ($name: string) => string
  readonly rentNow: ($now: string) => string
  readonly rentNext: ($now: string, $next: string) => string
  readonly steps: ($level: number, $reach: number, $top: number) => string
  readonly needsStreets: ($most: string, $missing: string) => string
  readonly needsOthers: ($next: string, $least: string, $low: string) => string
  readonly topReached: string
  readonly limits: string
  readonly upTo: ($what: string) => string
  readonly eachUpTo: ($what: string) => string
  readonly forLevel: ($what: string, $least: string) => string
  readonly withStreets: ($count: number, $isAll: boolean) => string
}
