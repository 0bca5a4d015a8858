// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly answer: {
    readonly withoutCard: string
    readonly withoutBail: string
    readonly byThrow: string
  }
  readonly refusal: {
    readonly noBailAnyMore: string
    readonly noJailCard: string
  }
  readonly action: {
    readonly playJailCard: string
  }
  readonly event: {
    readonly stayedInJail: (told: { readonly seat: number; readonly jail: string; readonly attempt: number }, v: Speaker<PieceNoun>) => string
  }
  readonly ways: {
    readonly throw: string
    readonly card: string
    readonly bail: (told: { readonly bail: number }, v: Speaker<PieceNoun>) => string
    readonly bailCard: (told: { readonly bail: number }, v: Speaker<PieceNoun>) => string
  }
  readonly attempt: {
    readonly plain: (told: { readonly jail: string; readonly attempt: number; readonly attempts: number; readonly ways: string }) => string
    readonly last: (told: { readonly jail: string; readonly attempt: number; readonly attempts: number; readonly ways: string; readonly lastBail: number }, v: Speaker<PieceNoun>) => string
  }
}
