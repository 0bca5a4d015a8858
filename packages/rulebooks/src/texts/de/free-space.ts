import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'free-space'> = {
  refusals: {
    notOnStart: 'Wählen kann nur, wer gerade auf dem Startfeld steht.',
    noSuchTravel: 'Gewählt wird ein anderes Feld des Spielplans.',
  },
  actions: {
    takeSalary: ({ amount }, v) => `Gehalt nehmen (${v.short(amount)})`,
    travelTo: ({ space }, v) => `Auf ${v.space(space)} ziehen`,
  },
  questions: {
    start: ({ salary }, v) => `${v.money(salary)} Gehalt nehmen oder auf ein beliebiges anderes Feld ziehen?`,
  },
}
