// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly chapter: {
    readonly own: {
      readonly space: {
        readonly title: string
      }
    }
  }
  readonly choice: {
    readonly buildsEvenly: {
      readonly whereLanded: string
    }
    readonly ownDeed: {
      readonly noted: string
    }
  }
  readonly number: {
    readonly wholeGroupPrice: string
  }
  readonly payment: {
    readonly ownSell: (told: { readonly amount: number; readonly deed: number; readonly to: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly buildsOnlyHere: string
    readonly sellsOnlyHere: string
  }
}
