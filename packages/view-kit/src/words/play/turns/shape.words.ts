// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly meanwhile: string
  readonly bought: ($deeds: string) => string
  readonly rent: ($amount: string, $owner: string) => string
  readonly built: ($count: number) => string
  readonly sold: ($count: number) => string
  readonly mortgaged: ($count: number) => string
  readonly lifted: ($count: number) => string
  readonly traded: string
  readonly stayed: ($jail: string) => string
  readonly freed: ($jail: string) => string
  readonly jailed: ($jail: string) => string
  readonly out: string
}
