// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly close: string
  readonly less: ($label: string) => string
  readonly more: ($label: string) => string
  readonly range: ($min: string, $max: string) => string
  readonly atLeast: ($min: string) => string
  readonly atMost: ($max: string) => string
  readonly notANumber: string
  readonly outOfRange: ($range: string) => string
  readonly language: string
  readonly theme: string
  readonly themes: {
    readonly system: string
    readonly light: string
    readonly dark: string
  }
  readonly dismiss: string
  readonly messages: string
  readonly program: string
  readonly onTurn: string
  readonly bot: string
  readonly noLanguage: string
}
