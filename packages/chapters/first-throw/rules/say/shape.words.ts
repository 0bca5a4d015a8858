// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly tooFew: (told: { readonly players: number; readonly each: number; readonly count: number }) => string
  readonly tooDear: (told: { readonly cost: number; readonly cash: number }) => string
}
