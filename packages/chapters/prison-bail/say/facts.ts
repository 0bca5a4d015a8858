import type { GameView } from '@hausregeln/engine'
import { bailOf } from '@hausregeln/engine/kit/jail.ts'
import type { ChapterFacts, Question } from '../../say/chapter-facts.ts'
import { cashOf, isLegal, nothing } from '../../say/facts/common.ts'

function prisonQuestion(l: GameView, seat: number): Question | null {
  if (!isLegal(l, seat, 'stay')) return null
  const bail = bailOf(l, seat)
  const left = l.book.policies.jail.attempts + 1 - (l.s.jail[seat] ?? 0)
  return { ask: 'prison', bail, missing: Math.max(0, bail - cashOf(l, seat)), left }
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly stay: Nothing
  }
  interface ChapterQuestions {
    readonly 'prison-bail': {
      /** `left`: how often the player can still sit out instead. */
      readonly prison: { readonly bail: number; readonly missing: number; readonly left: number }
    }
  }
}

export const facts: ChapterFacts<'prison-bail'> = {
  actions: {
    stay: nothing,
  },
  jailed: prisonQuestion,
}
