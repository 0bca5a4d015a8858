// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly refusal: {
    readonly bankTooPoor: string
  }
  readonly end: {
    readonly bankBroke: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
  }
}
