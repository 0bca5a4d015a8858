// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly estateAuctioned: (told: { readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
  }
}
