// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly bankrupt: (told: { readonly seat: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly debtOpened: (told: { readonly seat: number; readonly amount: number; readonly creditor: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly noDebt: string
    readonly canStillPay: string
  }
  readonly action: {
    readonly bankrupt: string
  }
  readonly wait: {
    readonly debt: (told: { readonly seats: number }, v: Speaker<PieceNoun>) => string
  }
  readonly debtPaid: (told: { readonly seat: number; readonly amount: number; readonly to: number }, v: Speaker<PieceNoun>) => string
  readonly debt: {
    readonly hopeful: (told: { readonly to: number; readonly missing: number; readonly owed: number }, v: Speaker<PieceNoun>) => string
    readonly hopeless: (told: { readonly to: number; readonly missing: number; readonly owed: number }, v: Speaker<PieceNoun>) => string
  }
}
