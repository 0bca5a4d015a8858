// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly question: {
    readonly target: string
    readonly lastRound: string
  }
  readonly choice: {
    readonly seatLeft: {
      readonly lastPlayer: string
      readonly firstBankruptcy: string
      readonly secondBankruptcy: string
    }
    readonly lastRound: {
      readonly afterRounds: string
      readonly nothing: string
    }
    readonly target: {
      readonly byWealth: string
      readonly nothing: string
    }
    readonly turnEnded: {
      readonly byTime: string
    }
    readonly wealth: {
      readonly byPrices: string
      readonly byHalfPrices: string
      readonly bySaleValues: string
    }
  }
  readonly number: {
    readonly shortGameBankruptcies: string
    readonly rounds: string
    readonly targetWealth: string
  }
  readonly about: {
    readonly shortGame: string
  }
  readonly end: {
    readonly secondBankruptcy: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    readonly firstBankruptcy: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    readonly roundsOver: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    readonly targetReached: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    readonly timeUp: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
  }
  readonly timeLimit: {
    readonly plain: string
    readonly dealt: string
  }
}
