// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly payment: {
    readonly incomeTax: (told: { readonly amount: number; readonly to: number; readonly from: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly noTaxToChoose: string
  }
  readonly action: {
    readonly payTaxSum: (told: { readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly payTaxShare: (told: { readonly percent: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
  readonly ask: {
    readonly tax: (told: { readonly percent: number }) => string
  }
}
