// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly buildIn: ($group: string) => string
  readonly buildRemoteIn: ($group: string, $name: string) => string
  readonly remote: string
  readonly last: string
}
