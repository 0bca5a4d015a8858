import type { GameView } from '@hausregeln/engine'
import type { ChapterFacts, Question } from '../../say/chapter-facts.ts'
import { cashOf, isLegal, nothing, topWord } from '../../say/facts/common.ts'
import { CREDITOR, OWED } from '../rules/debt.ts'

function debtQuestion(l: GameView, seat: number): Question {
  const owed = topWord(l, OWED)
  return {
    ask: 'debt',
    creditor: topWord(l, CREDITOR),
    owed,
    missing: owed - cashOf(l, seat),
    hopeless: isLegal(l, seat, 'bankrupt'),
  }
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly bankrupt: Nothing
  }
  interface ChapterWaits {
    readonly settle: 'debt'
  }
  interface ChapterQuestions {
    readonly settle: {
      /** `hopeless`: the bank's money for all buildings and mortgages does not cover it either. */
      readonly debt: {
        readonly creditor: number
        readonly owed: number
        readonly missing: number
        readonly hopeless: boolean
      }
    }
  }
}

export const facts: ChapterFacts<'settle'> = {
  levels: {
    debtOpened: 'main',
    debtPaid: 'detail',
    bankrupt: 'main',
  },
  actions: {
    bankrupt: nothing,
  },
  frames: { debt: { must: debtQuestion, waits: () => 'debt' } },
}
