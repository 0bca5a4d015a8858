// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly payment: {
    readonly sellBuilding: (told: { readonly amount: number; readonly to: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly notAStreet: string
    readonly groupIncomplete: string
    readonly groupMortgaged: string
    readonly streetMortgaged: string
    readonly buildsWhereStanding: string
    readonly unevenBuild: string
    readonly fullyBuilt: string
    readonly buildTooDear: string
    readonly buildTooLate: string
    readonly orderLapsed: string
    readonly noPieceLeft: string
    readonly nothingToSell: string
    readonly unevenSale: string
  }
  readonly shortage: {
    readonly exchange: (told: { readonly piece: PieceNoun; readonly houses: PieceNoun; readonly stock: number; readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly order: (told: { readonly seat: number; readonly deed: number; readonly stock: number }, v: Speaker<PieceNoun>) => string
  }
  readonly built: {
    readonly first: (told: { readonly piece: PieceNoun; readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly next: (told: { readonly seat: number; readonly piece: PieceNoun; readonly number: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly level: (told: { readonly piece: PieceNoun; readonly seat: number; readonly deed: number; readonly level: number }, v: Speaker<PieceNoun>) => string
  }
  readonly sold: {
    readonly all: (told: { readonly seat: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly some: (told: { readonly seat: number; readonly deed: number; readonly level: number }, v: Speaker<PieceNoun>) => string
  }
  readonly action: {
    readonly build: (told: { readonly deed: number; readonly price: number; readonly piece: PieceNoun }, v: Speaker<PieceNoun>) => string
    readonly sellGroup: (told: { readonly deed: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly sellOne: (told: { readonly deed: number; readonly amount: number; readonly piece: PieceNoun }, v: Speaker<PieceNoun>) => string
  }
}
