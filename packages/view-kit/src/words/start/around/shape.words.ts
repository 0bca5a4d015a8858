// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly lost: string
  readonly lostText: string
  readonly toHome: string
  readonly licences: string
  readonly licencesIntro: string
  readonly licencesFailed: string
  readonly offline: string
  readonly offlineStates: {
    readonly insecure: string
    readonly unable: string
    readonly laying: string
    readonly ready: string
  }
  readonly install: string
  readonly newer: string
  readonly takeNewer: string
  readonly later: string
  readonly broken: string
  readonly brokenText: string
  readonly reload: string
}
