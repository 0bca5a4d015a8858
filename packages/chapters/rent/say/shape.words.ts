// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly rentDemanded: (told: { readonly owner: number; readonly amount: number; readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly rentWaived: (told: { readonly owner: number; readonly amount: number; readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly rentDue: (told: { readonly amount: number; readonly seat: number; readonly owner: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly rentLapsed: (told: { readonly amount: number; readonly seat: number; readonly owner: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
  }
  readonly payment: {
    readonly rentDemand: (told: { readonly amount: number; readonly to: number; readonly deed: number; readonly from: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly noSuchDemand: string
    readonly notYourDemand: string
  }
  readonly about: {
    readonly autoRent: string
    readonly rentGrace: string
  }
  readonly thrownForRent: (told: { readonly seat: number; readonly dice: string }, v: Speaker<PieceNoun>) => string
  readonly noRent: {
    readonly inJail: (told: { readonly owner: number; readonly seat: number; readonly jail: string }, v: Speaker<PieceNoun>) => string
    readonly mortgaged: (told: { readonly deed: number; readonly seat: number }, v: Speaker<PieceNoun>) => string
  }
  readonly action: {
    readonly demand: {
      readonly any: string
      readonly one: (told: { readonly deed: number; readonly amount: number; readonly payer: number }, v: Speaker<PieceNoun>) => string
    }
    readonly waive: {
      readonly any: string
      readonly one: (told: { readonly deed: number; readonly amount: number; readonly payer: number }, v: Speaker<PieceNoun>) => string
    }
  }
  readonly open: {
    readonly one: (told: { readonly amount: number; readonly deed: number; readonly payer: number }, v: Speaker<PieceNoun>) => string
    readonly more: (told: { readonly amount: number; readonly payer: number; readonly deed: number; readonly before: string }, v: Speaker<PieceNoun>) => string
  }
  readonly ask: {
    readonly demands: (told: { readonly rents: string }) => string
  }
}
