// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly chapter: {
    readonly shortage: {
      readonly gist: string
    }
  }
  readonly event: {
    readonly wanted: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
    readonly notWanted: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
    readonly pieceWon: (told: { readonly seat: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly bidBelowPiece: string
    readonly notAskedForPieces: string
  }
}
