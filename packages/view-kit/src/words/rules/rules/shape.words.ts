// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly search: string
  readonly found: ($count: number, $all: number) => string
  readonly nothingFound: string
  readonly contents: string
  readonly kinds: {
    readonly source: string
    readonly adopted: string
    readonly filled: string
    readonly option: string
    readonly reading: string
    readonly house: string
  }
  readonly legend: string
  readonly optionsHere: string
  readonly inRulebook: string
  readonly struck: string
  readonly instead: string
  readonly insteadOf: string
  readonly beside: string
  readonly added: string
  readonly ownFirst: string
  readonly adoptedThen: string
}
