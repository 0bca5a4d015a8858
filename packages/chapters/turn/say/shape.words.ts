// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly turnBegan: (told: { readonly seat: number; readonly round: number }, v: Speaker<PieceNoun>) => string
    readonly moved: (told: { readonly seat: number; readonly to: number }, v: Speaker<PieceNoun>) => string
  }
  readonly payment: {
    readonly salary: (told: { readonly amount: number; readonly to: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly mustDecideFirst: string
    readonly mustThrowAgain: string
    readonly mustThrow: string
    readonly turnIsDone: string
    readonly businessTooLate: string
    readonly mustThrowAfterBusiness: string
    readonly noBusinessInJail: string
    readonly noBusinessAfterJail: string
    readonly cardThrowsAgain: string
  }
  readonly threw: {
    readonly plain: (told: { readonly seat: number; readonly dice: string }, v: Speaker<PieceNoun>) => string
    readonly doubles: (told: { readonly seat: number; readonly dice: string }, v: Speaker<PieceNoun>) => string
  }
  readonly salaryLand: (told: { readonly amount: number; readonly to: number; readonly space: number }, v: Speaker<PieceNoun>) => string
  readonly owing: (told: { readonly debt: number }, v: Speaker<PieceNoun>) => string
  readonly throw: {
    readonly turn: string
    readonly doubles: string
    readonly optional: string
    readonly card: string
  }
  readonly end: {
    readonly plain: string
    readonly build: string
    readonly trade: string
  }
}
