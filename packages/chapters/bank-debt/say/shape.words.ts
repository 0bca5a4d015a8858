// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly bankDebt: (told: { readonly seat: number; readonly amount: number; readonly total: number }, v: Speaker<PieceNoun>) => string
    readonly bankDebtRepaid: (told: { readonly seat: number; readonly amount: number; readonly left: number }, v: Speaker<PieceNoun>) => string
    readonly lostByDebt: (told: { readonly seat: number; readonly debt: number; readonly value: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly inBankDebt: string
    readonly debtUncovered: string
  }
}
