// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly payment: {
    readonly plotSale: (told: { readonly amount: number; readonly deed: number; readonly to: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly deedBuilt: string
  }
}
