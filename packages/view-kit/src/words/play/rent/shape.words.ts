// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly radar: string
  readonly radarThrow: string
  readonly radarOwned: ($count: number) => string
}
