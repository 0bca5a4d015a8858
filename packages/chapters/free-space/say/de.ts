import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { words } from './de.words.ts'

export const texts: ChapterTexts<'free-space'> = {
  refusals: words.refusal,
  actions: {
    takeSalary: ({ amount }, v) => `Gehalt nehmen (${v.short(amount)})`,
    travelTo: ({ space }, v) => `Auf ${v.space(space)} ziehen`,
  },
  questions: {
    start: ({ salary }, v) => `${v.money(salary)} Gehalt nehmen oder auf ein beliebiges anderes Feld ziehen?`,
  },
}
