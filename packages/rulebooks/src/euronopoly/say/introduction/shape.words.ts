// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly intro: {
    readonly line: string
    readonly special: string
    readonly for: string
    readonly hard: string
    readonly point: {
      readonly '1': string
      readonly '2': string
      readonly '3': string
      readonly '4': string
      readonly '5': string
      readonly '6': string
      readonly '7': string
    }
  }
}
