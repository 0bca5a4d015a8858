// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly noSpace: (told: { readonly given: number }) => string
}
