// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly mortgaged: (told: { readonly seat: number; readonly deed: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly lifted: (told: { readonly seat: number; readonly deed: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
  readonly payment: {
    readonly mortgage: (told: { readonly amount: number; readonly deed: number; readonly to: number }, v: Speaker<PieceNoun>) => string
    readonly lift: (told: { readonly amount: number; readonly deed: number; readonly from: number }, v: Speaker<PieceNoun>) => string
    readonly transferInterest: (told: { readonly amount: number; readonly deed: number; readonly from: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly alreadyMortgaged: string
    readonly groupBuilt: string
    readonly notMortgaged: string
    readonly liftTooDear: string
  }
  readonly action: {
    readonly mortgage: (told: { readonly deed: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly lift: (told: { readonly deed: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
  readonly interestDue: (told: { readonly seat: number; readonly amount: number; readonly deeds: readonly string[] }, v: Speaker<PieceNoun>) => string
}
