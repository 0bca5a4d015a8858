// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly action: {
    readonly ride: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly trainMissed: string
    readonly notAtOwnStation: string
    readonly noTrainThere: string
  }
}
