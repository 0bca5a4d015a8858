import { stages } from '@hausregeln/chapters/card-choice/rules/stages.ts'
import type { ChapterFacts } from '../chapter-facts.ts'
import { nothing } from './common.ts'

declare module '../chapter-facts.ts' {
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
