// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly question: {
    readonly onTax: string
    readonly onParking: string
    readonly onCards: string
  }
  readonly choice: {
    readonly onStart: {
      readonly rest: string
      readonly endsDoubles: string
    }
    readonly onTax: {
      readonly pay: string
    }
    readonly onCards: {
      readonly draw: string
      readonly byOption: string
    }
    readonly doubleOne: {
      readonly winsPot: string
    }
    readonly onJail: {
      readonly visit: string
    }
    readonly onParking: {
      readonly rest: string
      readonly winPot: string
    }
    readonly onGoToJail: {
      readonly jail: string
    }
  }
  readonly answer: {
    readonly nothing: string
    readonly wins: string
    readonly winsByOption: string
  }
  readonly number: {
    readonly potStart: string
    readonly potRefill: string
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
