// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly tooLittle: (told: { readonly has: number; readonly players: number; readonly needed: number }) => string
}
