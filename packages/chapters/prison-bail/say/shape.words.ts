// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly refusal: {
    readonly bailFirst: string
  }
  readonly action: {
    readonly stay: (told: { readonly jail: string }) => string
  }
  readonly sitting: (told: { readonly left: number }) => string
  readonly prison: {
    readonly canPay: (told: { readonly left: number; readonly jail: string; readonly bail: number }, v: Speaker<PieceNoun>) => string
    readonly cannotPay: (told: { readonly missing: number; readonly left: number; readonly jail: string; readonly bail: number }, v: Speaker<PieceNoun>) => string
  }
}
