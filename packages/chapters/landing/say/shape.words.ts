// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly answer: {
    readonly nothing: string
    readonly wins: string
    readonly winsByOption: string
  }
  readonly event: {
    readonly noFurtherThrow: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
  }
  readonly payment: {
    readonly tax: (told: { readonly amount: number; readonly to: number; readonly from: number }, v: Speaker<PieceNoun>) => string
  }
  readonly about: {
    readonly cards: string
  }
  readonly visited: {
    readonly jail: (told: { readonly seat: number; readonly jail: string }, v: Speaker<PieceNoun>) => string
    readonly parking: (told: { readonly seat: number; readonly space: number }, v: Speaker<PieceNoun>) => string
    readonly other: (told: { readonly seat: number; readonly space: number }, v: Speaker<PieceNoun>) => string
  }
  readonly pot: {
    readonly filled: (told: { readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly won: (told: { readonly to: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
}
