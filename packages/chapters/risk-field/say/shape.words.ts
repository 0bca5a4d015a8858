// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly risk: {
    readonly won: (told: { readonly to: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly lost: (told: { readonly from: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
}
