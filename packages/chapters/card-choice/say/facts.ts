import type { ChapterFacts } from '../../say/chapter-facts.ts'
import { nothing } from '../../say/facts/common.ts'
import { stages } from '../rules/stages.ts'

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly takeCard: Nothing
    readonly leaveCard: Nothing
  }
  interface ChapterQuestions {
    readonly 'card-choice': { readonly draw: { readonly deck: number } }
  }
}

export const facts: ChapterFacts<'card-choice'> = {
  actions: { takeCard: nothing, leaveCard: nothing },
  stages: {
    [stages.draw]: (l, seat) => ({ ask: 'draw', deck: l.book.board.deckAt[l.s.place[seat] ?? 0] ?? 0 }),
  },
}
