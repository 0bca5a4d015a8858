// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly refusal: {
    readonly noClaim: string
    readonly deedTaken: string
    readonly nobodyOnSpace: string
    readonly remoteTooDear: string
    readonly nobodyInGroup: string
    readonly remoteBuildTooDear: string
  }
  readonly commission: (told: { readonly to: number; readonly from: number; readonly amount: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
  readonly bought: (told: { readonly from: number; readonly deed: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
  readonly price: {
    readonly alone: (told: { readonly price: number }, v: Speaker<PieceNoun>) => string
    readonly andCommission: (told: { readonly price: number; readonly amount: number; readonly to: number }, v: Speaker<PieceNoun>) => string
  }
  readonly action: {
    readonly buyRemote: (told: { readonly deed: number; readonly cost: string }, v: Speaker<PieceNoun>) => string
    readonly buildRemote: (told: { readonly deed: number; readonly cost: string; readonly piece: PieceNoun }, v: Speaker<PieceNoun>) => string
  }
}
