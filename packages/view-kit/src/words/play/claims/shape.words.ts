// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly claims: string
  readonly noClaim: string
  readonly claimedBy: ($name: string) => string
  readonly givesClaim: ($group: string) => string
  readonly plotOf: ($street: string, $owner: string) => string
  readonly free: string
  readonly thin: ($groups: string) => string
  readonly groupOpen: ($group: string) => string
  readonly lookAtGroup: ($group: string) => string
}
