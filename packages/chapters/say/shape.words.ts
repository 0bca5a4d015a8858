// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly phrase: {
    readonly paidTo: (told: { readonly to: number }, v: Speaker<PieceNoun>) => string
    readonly forDeed: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly lot: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly paidFrom: (told: { readonly from: number }, v: Speaker<PieceNoun>) => string
    readonly lacking: (told: { readonly missing: number }, v: Speaker<PieceNoun>) => string
    readonly richest: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    readonly shares: (told: { readonly own: boolean; readonly number: number; readonly issuer: number }, v: Speaker<PieceNoun>) => string
    readonly aPiece: (told: { readonly piece: PieceNoun }, v: Speaker<PieceNoun>) => string
    readonly thePiece: (told: { readonly piece: PieceNoun }, v: Speaker<PieceNoun>) => string
    readonly bus: string
    readonly nextProperty: string
    readonly boughtAt: (told: { readonly deed: number; readonly from: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly forPiece: (told: { readonly piece: PieceNoun; readonly from: number; readonly amount: number; readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly leavingJail: (told: { readonly to: number; readonly from: number; readonly amount: number; readonly jail: string }, v: Speaker<PieceNoun>) => string
    readonly lastMoney: (told: { readonly to: number; readonly from: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly paidBid: (told: { readonly deed: number; readonly to: number; readonly from: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly payment: (told: { readonly to: number; readonly from: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly received: (told: { readonly to: number; readonly from: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
  }
  readonly core: {
    readonly wait: {
      readonly turn: (told: { readonly seats: number }, v: Speaker<PieceNoun>) => string
    }
    readonly event: {
      readonly left: (told: { readonly seat: number; readonly heir: number }, v: Speaker<PieceNoun>) => string
      readonly resigned: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
      readonly timeUp: string
      readonly corrected: (told: { readonly entry: number }) => string
      readonly saved: string
    }
    readonly chance: {
      readonly seed: string
      readonly given: string
      readonly committed: string
    }
    readonly refusal: {
      readonly gameOver: string
      readonly notInGame: string
      readonly notInRulebook: string
      readonly malformed: string
      readonly diceInTheAir: string
      readonly notYourTurn: string
      readonly notNow: string
      readonly noSuchDeed: string
      readonly noChanceAwaited: string
      readonly noSuchOutcome: string
      readonly otherChance: string
      readonly noSuchSpace: string
    }
    readonly action: {
      readonly throw: {
        readonly turn: string
        readonly doubles: string
        readonly jail: string
      }
      readonly endTurn: string
    }
    readonly ask: {
      readonly over: string
      readonly dice: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
      readonly card: (told: { readonly deck: number }, v: Speaker<PieceNoun>) => string
      readonly lot: (told: { readonly seats: number }, v: Speaker<PieceNoun>) => string
      readonly decide: string
    }
    readonly end: {
      readonly lastPlayer: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
      readonly agreed: (told: { readonly winners: number }, v: Speaker<PieceNoun>) => string
    }
  }
  readonly money: {
    readonly refusal: {
      readonly debtFirst: string
      readonly noSuchMoney: string
    }
    readonly about: {
      readonly freeParkingPot: (told: { readonly space: number }, v: Speaker<PieceNoun>) => string
    }
  }
  readonly auctions: {
    readonly wait: {
      readonly auction: (told: { readonly seats: number }, v: Speaker<PieceNoun>) => string
    }
    readonly event: {
      readonly auctionWon: (told: { readonly deed: number; readonly seat: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    }
    readonly tooLow: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly noBid: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly refusal: {
      readonly auctionRuns: string
    }
  }
  readonly decks: {
    readonly cardDrawn: (told: { readonly seat: number; readonly deck: number; readonly card: string }, v: Speaker<PieceNoun>) => string
    readonly cardWritten: (told: { readonly seat: number; readonly deck: number; readonly card: string }, v: Speaker<PieceNoun>) => string
    readonly kept: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
    readonly given: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
    readonly event: {
      readonly jailCardReturned: (told: { readonly deck: number }, v: Speaker<PieceNoun>) => string
      readonly cardsShuffled: (told: { readonly deck: number }, v: Speaker<PieceNoun>) => string
    }
  }
  readonly deeds: {
    readonly toBank: (told: { readonly deed: number }, v: Speaker<PieceNoun>) => string
    readonly fromBank: (told: { readonly deed: number; readonly to: number }, v: Speaker<PieceNoun>) => string
    readonly moved: (told: { readonly deed: number; readonly to: number; readonly from: number }, v: Speaker<PieceNoun>) => string
    readonly event: {
      readonly deedSold: (told: { readonly deed: number; readonly seat: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    }
    readonly refusal: {
      readonly notYourDeed: string
      readonly nobodyOwnsIt: string
    }
    readonly action: {
      readonly sellDeed: (told: { readonly deed: number; readonly amount: number }, v: Speaker<PieceNoun>) => string
    }
  }
  readonly jail: {
    readonly jailed: {
      readonly plain: (told: { readonly seat: number; readonly jail: string }, v: Speaker<PieceNoun>) => string
      readonly thirdDoubles: (told: { readonly seat: number; readonly jail: string }, v: Speaker<PieceNoun>) => string
      readonly sameDoubles: (told: { readonly seat: number; readonly jail: string }, v: Speaker<PieceNoun>) => string
    }
    readonly freed: {
      readonly plain: (told: { readonly seat: number; readonly jail: string }, v: Speaker<PieceNoun>) => string
      readonly jailDoubles: (told: { readonly seat: number; readonly jail: string }, v: Speaker<PieceNoun>) => string
      readonly jailBail: (told: { readonly seat: number; readonly jail: string }, v: Speaker<PieceNoun>) => string
      readonly jailCard: (told: { readonly seat: number; readonly jail: string }, v: Speaker<PieceNoun>) => string
      readonly jailThird: (told: { readonly seat: number; readonly jail: string }, v: Speaker<PieceNoun>) => string
    }
    readonly satOut: {
      readonly byCard: (told: { readonly seat: number }, v: Speaker<PieceNoun>) => string
      readonly inJail: (told: { readonly seat: number; readonly jail: string; readonly round: number }, v: Speaker<PieceNoun>) => string
    }
    readonly refusal: {
      readonly notInJail: string
      readonly bailTooDear: string
      readonly staysInJail: string
    }
    readonly action: {
      readonly payBail: (told: { readonly amount: number }, v: Speaker<PieceNoun>) => string
    }
  }
}
