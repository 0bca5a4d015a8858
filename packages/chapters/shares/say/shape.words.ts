// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly event: {
    readonly reportOwed: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
    readonly reportLate: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
    readonly dividend: (told: { readonly seat: number; readonly perShare: number; readonly total: number }, v: Speaker<PieceNoun>) => string
    readonly sharesUnsold: (told: { readonly number: number; readonly issuer: number }, v: Speaker<PieceNoun>) => string
  }
  readonly payment: {
    readonly report: (told: { readonly amount: number; readonly to: number; readonly from: number }, v: Speaker<PieceNoun>) => string
    readonly dividend: (told: { readonly amount: number; readonly to: number; readonly from: number }, v: Speaker<PieceNoun>) => string
    readonly takeover: (told: { readonly to: number; readonly amount: number; readonly from: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly noSharesHeld: string
    readonly sharesForCash: string
    readonly sharesOutOfTurn: string
    readonly debtorShares: string
    readonly aboutToBeTakenOver: string
    readonly lastShareOwing: string
    readonly tooManySold: string
    readonly tooManyBought: string
    readonly ownSharesFromBank: string
    readonly sharesTooDear: string
    readonly reportedAlready: string
  }
  readonly ask: {
    readonly report: string
  }
  readonly about: {
    readonly autoReports: string
  }
  readonly wanted: (told: { readonly seat: number; readonly own: boolean; readonly number: number; readonly issuer: number; readonly minimum: number }, v: Speaker<PieceNoun>) => string
  readonly moved: {
    readonly sold: (told: { readonly own: boolean; readonly number: number; readonly issuer: number; readonly to: number; readonly from: number; readonly price: number }, v: Speaker<PieceNoun>) => string
    readonly bought: (told: { readonly to: number; readonly own: boolean; readonly number: number; readonly issuer: number; readonly price: number; readonly from: number }, v: Speaker<PieceNoun>) => string
    readonly gotBack: (told: { readonly to: number; readonly own: boolean; readonly number: number; readonly issuer: number; readonly from: number }, v: Speaker<PieceNoun>) => string
    readonly left: (told: { readonly own: boolean; readonly issuer: number; readonly to: number; readonly from: number; readonly number: number }, v: Speaker<PieceNoun>) => string
  }
  readonly reported: (told: { readonly seat: number; readonly cash: number; readonly property: number; readonly number: number; readonly price: number }, v: Speaker<PieceNoun>) => string
  readonly takenOver: {
    readonly byPlayer: (told: { readonly seat: number; readonly heir: number; readonly number: number }, v: Speaker<PieceNoun>) => string
    readonly woundUp: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
  }
  readonly adjusted: {
    readonly report: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
    readonly shares: (told: { readonly seat: number; readonly own: boolean; readonly number: number; readonly issuer: number }, v: Speaker<PieceNoun>) => string
  }
  readonly action: {
    readonly sell: {
      readonly some: (told: { readonly own: boolean; readonly number: number; readonly issuer: number; readonly price: number }, v: Speaker<PieceNoun>) => string
      readonly last: (told: { readonly own: boolean; readonly number: number; readonly issuer: number; readonly price: number }, v: Speaker<PieceNoun>) => string
    }
    readonly buyShares: (told: { readonly own: boolean; readonly number: number; readonly issuer: number; readonly price: number }, v: Speaker<PieceNoun>) => string
    readonly report: {
      readonly owed: string
      readonly interim: string
    }
  }
  readonly lot: {
    readonly must: (told: { readonly own: boolean; readonly number: number; readonly issuer: number; readonly minimum: number }, v: Speaker<PieceNoun>) => string
    readonly may: (told: { readonly own: boolean; readonly number: number; readonly issuer: number; readonly minimum: number }, v: Speaker<PieceNoun>) => string
  }
  readonly lastShare: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
}
