// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly refusal: {
    readonly tradeForbidden: string
    readonly demandsFirst: string
    readonly notAskedForMinimum: string
    readonly tooManyPutUp: string
    readonly auctionBuilt: string
    readonly minimumTooHigh: string
  }
  readonly wait: {
    readonly minimum: (told: { readonly seats: number }, v: Speaker<PieceNoun>) => string
  }
  readonly minimumSet: {
    readonly none: (told: { readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly amount: (told: { readonly seat: number; readonly amount: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
  }
  readonly penalty: {
    readonly half: (told: { readonly deed: number; readonly to: number; readonly from: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly share: (told: { readonly deed: number; readonly to: number; readonly from: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
  readonly action: {
    readonly putUp: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly noMinimum: string
    readonly setMinimum: (told: { readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
  readonly ask: {
    readonly minimum: (told: { readonly deed: number; readonly most: number }, v: Speaker<PieceNoun>) => string
  }
}
