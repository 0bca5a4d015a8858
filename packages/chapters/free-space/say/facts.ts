import type { ChapterFacts } from '../../say/chapter-facts.ts'
import { stages } from '../rules/stages.ts'

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly takeSalary: { readonly amount: number }
    readonly travelTo: { readonly space: number }
  }
  interface ChapterQuestions {
    readonly 'free-space': { readonly start: { readonly salary: number } }
  }
}

export const facts: ChapterFacts<'free-space'> = {
  actions: {
    takeSalary: (l) => ({ amount: l.book.salaryLand }),
    travelTo: (_l, _seat, space) => ({ space }),
  },
  stages: { [stages.start]: (l) => ({ ask: 'start', salary: l.book.salaryLand }) },
}
