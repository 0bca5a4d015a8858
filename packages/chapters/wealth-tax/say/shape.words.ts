// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly chapter: {
    readonly wealth: {
      readonly tax: {
        readonly gist: string
        readonly title: string
      }
    }
  }
  readonly question: {
    readonly wealthTax: string
  }
  readonly choice: {
    readonly wealthTax: {
      readonly everyRounds: string
      readonly nothing: string
    }
  }
  readonly number: {
    readonly wealthTaxRounds: string
    readonly wealthTaxShare: string
  }
  readonly payment: {
    readonly wealthTax: (told: { readonly amount: number; readonly to: number; readonly from: number }, v: Speaker<PieceNoun>) => string
  }
  readonly event: {
    readonly wealthTaxed: (told: { readonly round: number }) => string
  }
}
