// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly phrase: {
    readonly paidTo: (told: { readonly to: number }, v: Speaker<PieceNoun>) => string
    readonly forDeed: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
  }
}
