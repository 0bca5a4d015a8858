// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    notOnStart: 'Only a player who stands on the start now can choose.',
    noSuchTravel: 'Another space of the board must be chosen.',
  },
  action: {
    takeSalary: (a, v) => `Take the salary (${v.short(a.amount)})`,
    travelTo: (a, v) => `Move to ${v.space(a.space)}`,
  },
  ask: {
    start: (a, v) => `Take the salary of ${v.money(a.salary)}, or move to any other space?`,
  },
}
