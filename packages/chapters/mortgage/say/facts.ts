import type { GameView } from '@hausregeln/engine'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import type { ChapterFacts, OfferWarning } from '../../say/chapter-facts.ts'
import type { Side } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { liftCost } from '../rules/mortgage.ts'

/** Interest that a side pays when an offer is accepted. */
export interface InterestDue {
  readonly seat: number
  readonly deeds: readonly number[]
  readonly amount: number
}

/** A player who receives mortgaged deeds pays the interest on them at once. */
function interestWarnings(l: GameView, [from, to]: readonly [Side, Side]): readonly OfferWarning[] {
  const receivers = [
    { seat: from.seat, deeds: mortgagedDeeds(to) },
    { seat: to.seat, deeds: mortgagedDeeds(from) },
  ]
  return receivers
    .filter(({ deeds }) => deeds.length > 0)
    .map(({ seat, deeds }) => {
      const amount = deeds.reduce((sum, deed) => sum + interest(l, deed), 0)
      return { slot: 'transferInterest', say: (phrases, v) => phrases.interestDue({ seat, deeds, amount }, v) }
    })
}

function mortgagedDeeds({ goods, isMortgaged }: Side): readonly number[] {
  return (goods.deeds ?? []).filter(isMortgaged)
}

declare module '../../say/chapter-texts.ts' {
  interface ChapterPhrases {
    readonly mortgage: { interestDue(due: InterestDue, v: Voice): string }
  }
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly mortgage: { readonly deed: number; readonly amount: number }
    readonly lift: { readonly deed: number; readonly amount: number }
  }
}

export const facts: ChapterFacts<'mortgage'> = {
  levels: {
    mortgaged: 'main',
    lifted: 'main',
  },
  paymentLevels: {
    mortgage: 'echo',
    lift: 'echo',
  },
  actions: {
    mortgage: (l, _seat, deed) => ({ deed, amount: l.book.board.mortgageValue[deed] ?? 0 }),
    lift: (l, _seat, deed) => ({ deed, amount: liftCost(l, deed) }),
  },
  rank: 2,
  warnings: interestWarnings,
}
