// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly refusal: {
    readonly asItIs: string
    readonly cashTooLow: string
    readonly notBetweenMoves: string
  }
  readonly adjusted: {
    readonly receives: (told: { readonly seat: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly pays: (told: { readonly seat: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly owner: (told: { readonly deed: number; readonly owner: number }, v: Speaker<PieceNoun>) => string
    readonly unowned: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly level: (told: { readonly deed: number; readonly standing: string }, v: Speaker<PieceNoun>) => string
    readonly mortgaged: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly lifted: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly place: (told: { readonly seat: number; readonly space: number }, v: Speaker<PieceNoun>) => string
    readonly cardInDeck: (told: { readonly deck: number }, v: Speaker<PieceNoun>) => string
    readonly cardHeld: (told: { readonly seat: number; readonly deck: number }, v: Speaker<PieceNoun>) => string
    readonly notInJail: (told: { readonly seat: number; readonly jail: string }, v: Speaker<PieceNoun>) => string
    readonly inJail: (told: { readonly seat: number; readonly jail: string; readonly round: number }, v: Speaker<PieceNoun>) => string
    readonly noLap: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
    readonly lap: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
  }
  readonly nothing: string
  readonly oneHotel: (told: { readonly piece: PieceNoun }, v: Speaker<PieceNoun>) => string
}
