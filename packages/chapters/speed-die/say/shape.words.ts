// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly payment: {
    readonly speedBonus: (told: { readonly amount: number; readonly to: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly noSuchMove: string
  }
  readonly ask: {
    readonly bus: string
    readonly triple: string
  }
  readonly action: {
    readonly chooseMove: (told: { readonly steps: number }) => string
    readonly jumpTo: (told: { readonly space: number }, v: Speaker<PieceNoun>) => string
  }
  readonly speedDie: (told: { readonly space: number }, v: Speaker<PieceNoun>) => string
}
