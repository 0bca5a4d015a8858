// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly paymentCut: (told: { readonly seat: number; readonly owed: number; readonly paid: number }, v: Speaker<PieceNoun>) => string
    readonly eliminated: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
  }
}
