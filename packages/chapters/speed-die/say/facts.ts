import type { ChapterFacts } from '../../say/chapter-facts.ts'
import { stages } from '../rules/stages.ts'

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly chooseMove: { readonly steps: number }
    readonly jumpTo: { readonly space: number }
  }
  interface ChapterQuestions {
    readonly 'speed-die': {
      readonly bus: Nothing
      readonly triple: Nothing
    }
  }
}

export const facts: ChapterFacts<'speed-die'> = {
  actions: {
    chooseMove: (l, _seat, choice) => ({ steps: [l.s.dieA, l.s.dieB, l.s.dieA + l.s.dieB][choice] ?? 0 }),
    jumpTo: (_l, _seat, space) => ({ space }),
  },
  stages: { [stages.bus]: () => ({ ask: 'bus' }), [stages.triple]: () => ({ ask: 'triple' }) },
}
