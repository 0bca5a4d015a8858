// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly chapter: {
    readonly first: {
      readonly throw: {
        readonly gist: string
      }
    }
    readonly deal: {
      readonly gist: string
    }
  }
  readonly question: {
    readonly dealing: string
    readonly dealPrice: string
  }
  readonly choice: {
    readonly open: {
      readonly firstThrow: string
      readonly firstThrowAndDeal: string
      readonly firstSeatAndDeal: string
    }
    readonly dealing: {
      readonly some: string
      readonly all: string
      readonly byOption: string
    }
    readonly dealPrice: {
      readonly free: string
      readonly paid: string
    }
  }
  readonly number: {
    readonly dealtDeeds: string
  }
  readonly event: {
    readonly starts: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
  }
  readonly firstThrow: (told: { readonly seat: number; readonly dice: string }, v: Speaker<PieceNoun>) => string
  readonly dealt: (told: { readonly seat: number; readonly deed: number; readonly price: number }, v: Speaker<PieceNoun>) => string
  readonly ask: {
    readonly deal: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
  }
}
