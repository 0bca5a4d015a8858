// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly named: (told: { readonly title: string }) => string
  readonly title: string
  readonly called: (told: { readonly name: string }) => string
  readonly costs: (told: { readonly price: number; readonly before: number }) => string
  readonly rents: string
  readonly both: (told: { readonly one: string; readonly other: string }) => string
}
