import type { GameView } from '@hausregeln/engine'
import { bankDebtOf } from '../../bank-debt/rules/debt.ts'
import type { ChapterFacts, Question } from '../../say/chapter-facts.ts'
import { isLegal } from '../../say/facts/common.ts'
import { Again, Turn } from '../rules/stages.ts'

function throwQuestion(l: GameView, seat: number): Question {
  const { throwsOfTurn, again } = l.s
  const byDoubles = l.book.policies.doublesOptional ? 'optional' : 'doubles'
  const why = throwsOfTurn === 0 ? 'turn' : again === Again.ordered ? 'card' : byDoubles
  return { ask: 'throw', why, debt: bankDebtOf(l, seat) }
}

/** Where one trades and builds at will, it is left open whether there is anything to build now. */
function endTurnQuestion(l: GameView, seat: number): Question {
  const trade = l.book.codes.offer !== undefined
  const deeds = Array.from({ length: l.book.board.deeds }, (_, deed) => deed)
  return { ask: 'endTurn', trade, build: trade || deeds.some((deed) => isLegal(l, seat, 'build', deed)) }
}

declare module '../../say/chapter-facts.ts' {
  interface ChapterQuestions {
    readonly turn: {
      /** `debt`: what is owed to the bank. */
      readonly throw: { readonly why: 'turn' | 'doubles' | 'optional' | 'card'; readonly debt: number }
      /** What could still be done. */
      readonly endTurn: { readonly build: boolean; readonly trade: boolean }
    }
  }
}

export const facts: ChapterFacts<'turn'> = {
  levels: {
    turnBegan: 'detail',
    threw: 'detail',
    moved: 'main',
  },
  stages: { [Turn.ready]: throwQuestion, [Turn.done]: endTurnQuestion },
}
