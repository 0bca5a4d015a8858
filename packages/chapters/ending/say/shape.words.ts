// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly answer: {
    readonly byPricesUnbuilt: string
  }
  readonly about: {
    readonly shortGame: string
  }
  readonly end: {
    readonly secondBankruptcy: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    readonly firstBankruptcy: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    readonly roundsOver: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    readonly targetReached: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    readonly timeUp: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
  }
  readonly timeLimit: {
    readonly plain: string
    readonly dealt: string
  }
}
