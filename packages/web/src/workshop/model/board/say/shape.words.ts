// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly newSpace: string
  readonly print: {
    readonly advanceTo: (told: { readonly space: string }) => string
    readonly nextUtility: (told: { readonly factor: number }) => string
    readonly nextStation: (told: { readonly times: number }) => string
    readonly back: (told: { readonly steps: number }) => string
    readonly toJail: string
    readonly jailFree: string
    readonly receive: (told: { readonly amount: string }) => string
    readonly pay: (told: { readonly amount: string }) => string
    readonly receiveEach: (told: { readonly amount: string }) => string
    readonly payEach: (told: { readonly amount: string }) => string
    readonly repairs: (told: { readonly house: string; readonly hotel: string }) => string
    readonly nothing: string
    readonly sitOut: string
    readonly throwAgain: string
    readonly opposite: string
  }
}
