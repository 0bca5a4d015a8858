// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly effect: {
    readonly advanceTo: (told: { readonly space: number }, v: Speaker<PieceNoun>) => string
    readonly nextUtility: (told: { readonly factor: number }) => string
    readonly nextStation: (told: { readonly times: number }) => string
    readonly back: (told: { readonly steps: number }) => string
    readonly toJail: (told: { readonly jail: string }) => string
    readonly jailFree: string
    readonly receive: (told: { readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly pay: (told: { readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly receiveEach: (told: { readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly payEach: (told: { readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly repairs: (told: { readonly house: number; readonly houses: PieceNoun; readonly hotel: number; readonly hotels: PieceNoun }, v: Speaker<PieceNoun>) => string
    readonly nothing: string
  }
  readonly card: {
    readonly advanceTo: string
    readonly nextUtility: string
    readonly nextStation: string
    readonly back: string
    readonly toJail: string
    readonly jailFree: string
    readonly receive: string
    readonly pay: string
    readonly receiveEach: string
    readonly payEach: string
    readonly repairs: string
    readonly nothing: string
  }
}
