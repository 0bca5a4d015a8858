// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly question: {
    readonly doublesOptional: string
    readonly doublesAgain: string
    readonly thirdDoubles: string
    readonly doubleOne: string
    readonly sameDoublesTwice: string
    readonly startReached: string
    readonly milestone: string
    readonly drawCard: string
    readonly turnEnded: string
  }
  readonly choice: {
    readonly open: {
      readonly firstSeat: string
    }
    readonly doublesOptional: {
      readonly mustThrow: string
      readonly mayEnd: string
    }
    readonly doublesAgain: {
      readonly throwAgain: string
      readonly nothing: string
    }
    readonly thirdDoubles: {
      readonly toJail: string
      readonly harmless: string
    }
    readonly sameDoublesTwice: {
      readonly harmless: string
      readonly toJail: string
    }
    readonly startReached: {
      readonly salary: string
    }
    readonly thirdDie: {
      readonly nothing: string
    }
    readonly doubleOne: {
      readonly asAny: string
    }
  }
  readonly number: {
    readonly doublesToJail: string
  }
  readonly event: {
    readonly turnBegan: (told: { readonly seat: number; readonly round: number }, v: Speaker<PieceNoun>) => string
    readonly moved: (told: { readonly seat: number; readonly to: number }, v: Speaker<PieceNoun>) => string
  }
  readonly payment: {
    readonly salary: (told: { readonly amount: number; readonly to: number }, v: Speaker<PieceNoun>) => string
  }
  readonly refusal: {
    readonly mustDecideFirst: string
    readonly mustThrowAgain: string
    readonly mustThrow: string
    readonly turnIsDone: string
    readonly businessTooLate: string
    readonly mustThrowAfterBusiness: string
    readonly noBusinessInJail: string
    readonly noBusinessAfterJail: string
    readonly cardThrowsAgain: string
  }
  readonly threw: {
    readonly plain: (told: { readonly seat: number; readonly dice: string }, v: Speaker<PieceNoun>) => string
    readonly doubles: (told: { readonly seat: number; readonly dice: string }, v: Speaker<PieceNoun>) => string
  }
  readonly salaryLand: (told: { readonly amount: number; readonly to: number; readonly space: number }, v: Speaker<PieceNoun>) => string
  readonly owing: (told: { readonly debt: number }, v: Speaker<PieceNoun>) => string
  readonly throw: {
    readonly turn: string
    readonly doubles: string
    readonly optional: string
    readonly card: string
  }
  readonly end: {
    readonly plain: string
    readonly build: string
    readonly trade: string
  }
}
