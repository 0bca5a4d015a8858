// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly answer: {
    readonly firstThrowDealt: string
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
