// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly answer: {
    readonly byPricesUnbuilt: string
  }
  readonly about: {
    readonly dealtPaid: (told: { readonly deeds: number }) => string
    readonly dealtFree: (told: { readonly deeds: number }) => string
    readonly houses: (told: { readonly houses: number }) => string
    readonly ends: (told: { readonly bankruptcies: number }) => string
    readonly timeLimit: string
  }
  readonly end: {
    readonly secondBankruptcy: (told: { readonly winners: number; readonly bankruptcies: number }, v: Speaker<PieceNoun>) => string
    readonly firstBankruptcy: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    readonly roundsOver: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    readonly targetReached: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    readonly timeUp: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
  }
}
