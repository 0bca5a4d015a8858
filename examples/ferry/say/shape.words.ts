// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly ferried: (told: { readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
  }
  readonly payment: {
    readonly ferry: (told: { readonly from: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
  readonly action: {
    readonly board: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly stayAshore: string
  }
  readonly ask: {
    readonly ferry: (told: { readonly fare: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly noFerry: string
    readonly noLandingThere: string
    readonly fareTooDear: string
  }
}
