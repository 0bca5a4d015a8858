import { Chance, type GameView, SEAT } from '@hausregeln/engine'
import type { ChapterFacts, Question } from '../../say/chapter-facts.ts'
import { topWord } from '../../say/facts/common.ts'

/** Everybody throws in turn to see who begins. */
function firstThrow(l: GameView): Question | null {
  return l.s.awaiting === Chance.dice ? { ask: 'dice', seat: topWord(l, SEAT) } : null
}

declare module '../../say/chapter-facts.ts' {
  interface ChapterQuestions {
    readonly 'first-throw': {
      readonly deal: { readonly seat: number }
    }
  }
}

export const facts: ChapterFacts<'first-throw'> = {
  levels: {
    firstThrow: 'detail',
    starts: 'main',
    dealt: 'main',
  },
  paymentLevels: {
    deal: 'echo',
  },
  frames: { firstThrow: { chance: firstThrow } },
}
