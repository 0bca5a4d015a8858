import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { words } from './en.words.ts'

export const texts: ChapterTexts<'free-space'> = {
  refusals: words.refusal,
  actions: {
    takeSalary: ({ amount }, v) => `Take the salary (${v.short(amount)})`,
    travelTo: ({ space }, v) => `Move to ${v.space(space)}`,
  },
  questions: {
    start: ({ salary }, v) => `Take the salary of ${v.money(salary)}, or move to any other space?`,
  },
}
