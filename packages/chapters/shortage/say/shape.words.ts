// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly wanted: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
    readonly notWanted: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
    readonly pieceWon: (told: { readonly seat: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly pieceAuctioned: (told: { readonly stock: number }) => string
  }
  readonly refusal: {
    readonly bidBelowPiece: string
    readonly notAskedForPieces: string
  }
  readonly wait: {
    readonly pieces: (told: { readonly seats: number }, v: Speaker<PieceNoun>) => string
  }
  readonly want: {
    readonly plain: (told: { readonly piece: PieceNoun; readonly left: number }, v: Speaker<PieceNoun>) => string
    readonly ordered: (told: { readonly piece: PieceNoun; readonly orderer: number; readonly left: number }, v: Speaker<PieceNoun>) => string
  }
  readonly action: {
    readonly want: (told: { readonly piece: PieceNoun }, v: Speaker<PieceNoun>) => string
    readonly leaveIt: (told: { readonly piece: PieceNoun }, v: Speaker<PieceNoun>) => string
    readonly place: (told: { readonly piece: PieceNoun; readonly deed: number; readonly price: number }, v: Speaker<PieceNoun>) => string
  }
  readonly place: {
    readonly printed: (told: { readonly piece: PieceNoun }, v: Speaker<PieceNoun>) => string
    readonly bid: (told: { readonly piece: PieceNoun; readonly price: number }, v: Speaker<PieceNoun>) => string
  }
}
