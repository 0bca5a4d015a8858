// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly refusal: {
    readonly claimOfOther: string
    readonly claimsIncomplete: string
  }
  readonly event: {
    readonly claimed: (told: { readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly claimLapsed: (told: { readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
  }
}
