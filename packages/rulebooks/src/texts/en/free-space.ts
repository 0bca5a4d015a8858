import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'free-space'> = {
  refusals: {
    notOnStart: 'Only a player who stands on the start now can choose.',
    noSuchTravel: 'Another space of the board must be chosen.',
  },
  actions: {
    takeSalary: ({ amount }, v) => `Take the salary (${v.short(amount)})`,
    travelTo: ({ space }, v) => `Move to ${v.space(space)}`,
  },
  questions: {
    start: ({ salary }, v) => `Take the salary of ${v.money(salary)}, or move to any other space?`,
  },
}
